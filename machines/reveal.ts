/**
 * A section that reveals itself once, when enough of it is visible: 20% on the home page, 30% for the
 * evaluation banner (section 9).
 *
 *   concealed   not seen yet
 *   revealed    seen; final
 */
import { setup } from 'xstate'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type ElementSeen = { type: 'element.seen' }

export const reveal = setup({
  types: {
    context: {} as { threshold: number },
    events: {} as ElementSeen,
    transitionMeta: {} as Rules,
    /** The fraction of the element that must be visible, 0 to 1. */
    input: {} as { threshold: number },
  },
  actors: {
    /** Reports once that fraction of the element is visible. */
    watchVisibility: watcherNotProvided<ElementSeen, { threshold: number }>('watchVisibility'),
  },
}).createMachine({
  id: 'reveal',
  initial: 'concealed',
  context: ({ input }) => ({ threshold: input.threshold }),
  states: {
    concealed: {
      invoke: {
        id: 'watchVisibility',
        src: 'watchVisibility',
        input: ({ context }) => ({ threshold: context.threshold }),
      },
      on: { 'element.seen': { target: 'revealed', meta: rules('4.12.1', '4.12.2', '4.12.3', '9.1') } },
    },
    revealed: { type: 'final' },
  },
})
