/**
 * A field that the browser checks when its form is sent. What it refuses is said beside the field, in our words, where
 * the browser would open a bubble of its own.
 *
 *   accepted   no error so far
 *   refused    the form was sent, and the field says why it was not accepted
 *
 * Invariant: there is a message exactly while the field is refused.
 */
import { assign, setup } from 'xstate'
import { type Rules, rules } from './rules.ts'

/** The form was submitted and the browser refused the field's value. */
type Failed = { type: 'check.failed'; message: string }

export const fieldCheck = setup({
  types: {
    context: {} as { message: string },
    events: {} as Failed | { type: 'value.changed' },
    transitionMeta: {} as Rules,
  },
  actions: {
    setMessage: assign((_, { message }: { message: string }) => ({ message })),
  },
}).createMachine({
  id: 'fieldCheck',
  context: { message: '' },
  initial: 'accepted',
  on: {
    'check.failed': {
      target: '.refused',
      meta: rules('4.2.6'),
      actions: { type: 'setMessage', params: ({ event }) => event },
    },
  },
  states: {
    accepted: {},
    refused: {
      on: {
        'value.changed': {
          target: 'accepted',
          meta: rules('4.2.6'),
          actions: { type: 'setMessage', params: { message: '' } },
        },
      },
    },
  },
})
