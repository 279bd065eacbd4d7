import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { banner } from '../../../content/navigation.ts'
import type { promoBanner } from '../../../machines/promo-banner.ts'
import { misses, sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { dropPointer, holdGestures } from '../shared/hold-gestures.ts'

const claims: Part = { role: 'complementary', name: banner.label }
const pause: Part = {
  role: 'button',
  name: RegExp(`${banner.pauseAction}|${banner.resumeAction}`),
  inside: claims,
}
const current: Part = { selector: '[data-current]', inside: claims }

export const screen = screenOf<typeof promoBanner>({
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
  states: {
    hidden: misses(claims),
    visible: sees(claims),
    'visible.rotating': sees(current),
  },
  alike: { 'only the claim after four seconds tells them apart': ['visible.rotating', 'visible.paused'] },
  /** One claim at a time, to the eye and to a screen reader. */
  context: async (visitor, { index }, state) => {
    if (state === 'hidden') return
    const { full } = banner.messages[index] ?? { full: 'no such claim' }
    await visitor.sees(current, { text: full, attributes: { 'aria-hidden': 'false' } })
    await visitor.misses({ selector: '[data-current]', inside: claims, index: 1 })
  },
})
