import * as v from 'valibot'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { banner } from '../../../content/navigation.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { dropPointer, holdGestures } from '../shared/hold-gestures.ts'

const Context = v.object({ index: v.number() })

const claims: Part = { role: 'complementary', name: banner.label }
const pause: Part = {
  role: 'button',
  name: RegExp(`${banner.pauseAction}|${banner.resumeAction}`),
  inside: claims,
}
const current: Part = { selector: '[data-current]', inside: claims }

export const screen: Screen = {
  open: (visitor) => visitor.open('/contact', 'stopped'),
  inexact: ['by'],
  gestures: {
    'threshold.passed': (visitor) => visitor.scrollTo(SCROLL_THRESHOLD.banner + 1),
    'threshold.left': async (visitor) => {
      await visitor.scrollTo(SCROLL_THRESHOLD.banner)
      await dropPointer(visitor)
    },
    ...holdGestures({ over: claims, focus: { role: 'link', inside: claims }, pause }),
  },
  settle: {},
  states: {
    hidden: (visitor) => visitor.misses(claims),
    visible: (visitor) => visitor.sees(claims),
    'visible.rotating': (visitor) => visitor.sees(current),
    'visible.paused': (visitor) => visitor.sees(current),
  },
  alike: [
    {
      states: ['visible.rotating', 'visible.paused'],
      because: 'only the claim after four seconds tells them apart',
    },
  ],
  /** One claim at a time, to the eye and to a screen reader. */
  context: async (visitor, context, state) => {
    if (state === 'hidden') return
    const { full } = banner.messages[v.parse(Context, context).index] ?? { full: 'no such claim' }
    await visitor.sees(current, { text: full, attributes: { 'aria-hidden': 'false' } })
    await visitor.misses({ selector: '[data-current]', inside: claims, index: 1 })
  },
  effects: {},
}
