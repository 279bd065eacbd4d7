import { home } from '../../../content/pages/home.ts'
import type { launchPhases } from '../../../machines/launch-phases.ts'
import { sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { holdGestures } from '../shared/hold-gestures.ts'

const { title, phases, pauseAction, resumeAction } = home.launch

const section: Part = { role: 'region', name: title }
const tab = (phase: number): Part => ({ role: 'tab', index: phase, inside: section })
/** In the first line of the header, which stays above the scrolled content. */
const header: Part = { selector: 'header a[href^="tel:"]', index: 0 }

/** To where the section never is. */
const away = async (visitor: Visitor) =>
  (await visitor.isShown(header)) ? visitor.point(header) : visitor.pointAway()

const isIn = (state: string) => sees(section, { attributes: { 'data-state': state } })

export const screen = screenOf<typeof launchPhases>({
  open: async (visitor) => {
    await visitor.open('/', 'stopped')
    await away(visitor)
  },
  inexact: ['by'],
  gestures: {
    'section.seen': (visitor) => visitor.bringIntoView(section),
    // A tap: a mouse that clicks is over the section and holds it.
    'phase.chosen': (visitor, { phase }) => visitor.tap(tab(phase)),
    ...holdGestures({
      over: tab(0),
      pause: { role: 'button', name: RegExp(`^(${pauseAction}|${resumeAction})$`), inside: section },
      // No pointer is over a section that is further down.
      canPoint: (visitor) =>
        visitor.isShown({ selector: '[aria-labelledby=launch-title]:not([data-state=waiting])' }),
      away,
    }),
  },
  states: { waiting: isIn('waiting'), rotating: isIn('rotating'), paused: isIn('paused') },
  /** One phase at a time. */
  context: async (visitor, { phase }) => {
    await visitor.sees(tab(phase), { attributes: { 'aria-selected': 'true' } })
    await visitor.misses({ role: 'tab', selected: true, index: 1, inside: section })
    await visitor.sees({ role: 'heading', name: phases[phase]?.title ?? '', inside: section })
  },
  effects: {
    restartProgress: 'an animation, which `tests/browser/launch-phases.extended.test.ts` watches',
  },
})
