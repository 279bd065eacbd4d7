/**
 * The strip of dots that shows how a quadrant's communities spread over price.
 *
 *   resting   no dot is named
 *   pointed   the dot under the pointer, or where the arrow keys have come to, is named
 *
 * Invariant: the strip keeps the dot that was named last, and the arrow keys go on from there.
 */
import { assign, setup } from 'xstate'
import { type Rules, rules } from './rules.ts'

type Pointed = { index: number }
type Event = ({ type: 'dot.pointed' } & Pointed) | { type: 'strip.entered' } | { type: 'strip.left' }

export const priceStrip = setup({
  types: {
    context: {} as Pointed,
    events: {} as Event,
    transitionMeta: {} as Rules,
    input: {} as Pointed,
  },
  actions: { name: assign((_, { index }: Pointed) => ({ index })) },
}).createMachine({
  id: 'priceStrip',
  initial: 'resting',
  context: ({ input }) => ({ index: input.index }),
  on: {
    'dot.pointed': {
      target: '.pointed',
      meta: rules('4.33.3'),
      actions: { type: 'name', params: ({ event }) => event },
    },
  },
  states: {
    resting: { on: { 'strip.entered': { target: 'pointed', meta: rules('4.33.3') } } },
    pointed: { on: { 'strip.left': { target: 'resting', meta: rules('4.33.3') } } },
  },
})
