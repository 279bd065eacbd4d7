/**
 * Which community the directory and its map point out: a light for a name, and a name for a light.
 *
 *   resting   none
 *   pointed   the one under the pointer, or with the focus
 *   found     the one whose light was pressed, until another is pointed at
 *
 * Invariant: there is a name exactly when one is pointed out.
 */
import { assign, setup } from 'xstate'
import { type Rules, rules } from './rules.ts'

type Named = { name: string }
type Event =
  | ({ type: 'community.pointed' } & Named)
  | { type: 'community.left' }
  | ({ type: 'light.pressed' } & Named)

export const communityLights = setup({
  types: {
    context: {} as { name: string | null },
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  actions: {
    pointOut: assign((_, { name }: Named) => ({ name })),
    forget: assign({ name: null }),
  },
}).createMachine({
  id: 'communityLights',
  initial: 'resting',
  context: { name: null },
  on: {
    'community.pointed': {
      target: '.pointed',
      meta: rules('4.33.2'),
      actions: { type: 'pointOut', params: ({ event }) => event },
    },
    'light.pressed': {
      target: '.found',
      meta: rules('4.33.2'),
      actions: { type: 'pointOut', params: ({ event }) => event },
    },
  },
  states: {
    resting: {},
    pointed: {
      on: { 'community.left': { target: 'resting', meta: rules('4.33.2'), actions: 'forget' } },
    },
    found: {},
  },
})
