/**
 * Whether the page is scrolled past a threshold: 20 px for the navigation bar, 100 for the banner,
 * 300 for the infrastructure page's navigation, 400 for the quick actions (section 9).
 *
 *   above   at the top, or not past the threshold yet
 *   below   past it
 *
 * Invariant: `below` exactly when the last reported position is greater than the threshold.
 */
import { setup } from 'xstate'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** `y` is the vertical scroll position in CSS pixels. */
export type ScrollMoved = { type: 'scroll.moved'; y: number }

export const scrollThreshold = setup({
  types: {
    context: {} as { threshold: number },
    events: {} as ScrollMoved,
    transitionMeta: {} as Rules,
    input: {} as { threshold: number },
  },
  actors: { watchScroll: watcherNotProvided<ScrollMoved>('watchScroll') },
  guards: {
    isPast: ({ context }, { y }: ScrollMoved) => y > context.threshold,
    isNotPast: ({ context }, { y }: ScrollMoved) => y <= context.threshold,
  },
}).createMachine({
  id: 'scrollThreshold',
  initial: 'above',
  context: ({ input }) => ({ threshold: input.threshold }),
  invoke: { id: 'watchScroll', src: 'watchScroll' },
  states: {
    above: {
      on: {
        'scroll.moved': {
          guard: { type: 'isPast', params: ({ event }) => event },
          target: 'below',
          meta: rules('4.5.1', '4.5.2', '4.8.1', '4.10.1', '9.1'),
        },
      },
    },
    below: {
      on: {
        'scroll.moved': {
          guard: { type: 'isNotPast', params: ({ event }) => event },
          target: 'above',
          meta: rules('4.5.1', '4.5.2', '4.8.1', '4.10.1', '9.1'),
        },
      },
    },
  },
})
