/** How a visitor pauses a rotation and lets it continue. */
import * as v from 'valibot'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const Hold = v.object({ by: v.picklist(['pointer', 'focus', 'tab', 'visitor']) })

type Rotation = {
  /** What a pointer over it holds. */
  over: Part
  /** A control inside, which holds it by the focus. */
  focus?: Part
  /** Its pause button, if it has one. */
  pause?: Part
  /** Whether a pointer can be over it now; by default, whether it is shown. */
  canPoint?: (visitor: Visitor) => Promise<boolean>
  /** Where the pointer goes when it leaves; by default, to where nothing is. */
  away?: (visitor: Visitor) => Promise<void>
}

/** What really holds it. No pointer can hold what is not shown, so the wish for less motion stands in. */
type Holder = { pointer?: 'pointer' | 'motion'; tab?: true }
const holders = new WeakMap<Visitor, Holder>()
const holderOf = (visitor: Visitor): Holder => {
  const holder = holders.get(visitor) ?? {}
  holders.set(visitor, holder)
  return holder
}

/** For a rotation that leaves the screen: a pointer that was over it is over something else. */
export async function dropPointer(visitor: Visitor): Promise<void> {
  const holder = holderOf(visitor)
  if (holder.pointer === 'motion') await visitor.prefers('lessMotion', false)
  delete holder.pointer
  await visitor.pointAway()
}

export function holdGestures({
  over,
  focus,
  pause,
  canPoint = (visitor) => visitor.isShown(over),
  away = (visitor) => visitor.pointAway(),
}: Rotation): Screen['gestures'] {
  const press = (visitor: Visitor) => {
    if (!pause) throw new Error('It has no pause button')
    return visitor.tap(pause)
  }
  async function holdByPointer(visitor: Visitor): Promise<void> {
    const holder = holderOf(visitor)
    // What is there cannot come once more, but a tab that is hidden for a moment holds as well.
    if (holder.pointer) {
      await visitor.showTab(false)
      return holder.tab ? undefined : visitor.showTab(true)
    }
    holder.pointer = (await canPoint(visitor)) ? 'pointer' : 'motion'
    await (holder.pointer === 'pointer' ? visitor.point(over) : visitor.prefers('lessMotion', true))
  }
  async function releaseFromPointer(visitor: Visitor): Promise<void> {
    const holder = holderOf(visitor)
    const { pointer, tab } = holder
    delete holder.pointer
    if (pointer === 'pointer') return away(visitor)
    if (pointer === 'motion') return visitor.prefers('lessMotion', false)
    // Nothing is released: a tab that was shown, or a wish that is withdrawn at once.
    if (!tab) return visitor.showTab(true)
    await visitor.prefers('lessMotion', true)
    await visitor.prefers('lessMotion', false)
  }
  return {
    'rotation.held': async (visitor, event) => {
      const { by } = v.parse(Hold, event)
      if (by === 'visitor') return press(visitor)
      if (by === 'pointer') return holdByPointer(visitor)
      if (by === 'focus') {
        if (!focus) throw new Error('Nothing in it takes the focus')
        return visitor.focus(focus)
      }
      holderOf(visitor).tab = true
      await visitor.showTab(false)
    },
    'rotation.released': async (visitor, event) => {
      const { by } = v.parse(Hold, event)
      if (by === 'visitor') return press(visitor)
      if (by === 'pointer') return releaseFromPointer(visitor)
      delete holderOf(visitor).tab
      await visitor.showTab(true)
    },
  }
}
