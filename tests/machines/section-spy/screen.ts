import * as v from 'valibot'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { infrastructure } from '../../../content/pages/infrastructure.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const Measured = v.object({ tops: v.array(v.number()) })
const Context = v.object({ current: v.string() })
const { sections, navigation } = infrastructure

const marked: Part = { selector: `nav[aria-label="${navigation.label}"]:not([inert]) a[aria-current]` }
/** At the top of the page the navigation is hidden. */
const atTop = new WeakSet<Visitor>()
const edgeOf = (id: string): Part => ({ selector: `div:has(> #${id})` })

export const screen: Screen = {
  open: (visitor) => visitor.open('/infrastructure'),
  // The page's sections have heights of their own.
  inexact: ['tops'],
  gestures: {
    // The top of the page, its end, or the second section where the event says.
    'sections.measured': async (visitor, event) => {
      const [first = 0, second = 0, last = 0] = v.parse(Measured, event).tops
      atTop.delete(visitor)
      if (first > 0) {
        atTop.add(visitor)
        await visitor.scrollTo(0)
      } else if (last < 0) {
        // On the way every section is marked in its turn: the trace has only three of them.
        for (const { id } of Object.values(sections).slice(1, -1)) {
          await visitor.bringTo(edgeOf(id), SCROLL_THRESHOLD.sectionDetectionOffset)
          await visitor.sees(marked, { attributes: { href: `#${id}` } })
        }
        await visitor.bringTo(edgeOf(sections.statistics.id), last)
      } else await visitor.bringTo(edgeOf(sections.infrastructure.id), second)
    },
  },
  settle: {},
  states: {
    watching: (visitor) => visitor.misses({ ...marked, index: 1 }),
  },
  context: async (visitor, context) => {
    const { current } = v.parse(Context, context)
    if (atTop.has(visitor)) await visitor.misses(marked)
    else await visitor.sees(marked, { attributes: { href: `#${current}` } })
  },
  effects: {},
}
