/**
 * The newsletter box in the footer: double opt-in, so subscribing only asks for a confirmation mail.
 *
 *   editing      an address is being typed
 *   submitting   it is being sent; the button is disabled
 *   subscribed   a confirmation mail has been requested
 *   failed       it was refused, or the server did not answer; the address is kept and can be sent again
 *
 * Invariant: never two requests at once.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import { notProvided } from './not-provided.ts'

/** `refused` has a message for the visitor. */
export type SubscriptionAnswer = { outcome: 'subscribed' } | { outcome: 'refused'; message: string }

type Event = { type: 'newsletter.submit'; email: string } | { type: 'newsletter.edit' }

export const newsletterForm = setup({
  types: {
    context: {} as { email: string; message: string },
    events: {} as Event,
  },
  actors: {
    subscribe: fromPromise<SubscriptionAnswer, { email: string }>(() => notProvided('subscribe')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    isSubscribed: (_, answer: SubscriptionAnswer) => answer.outcome === 'subscribed',
  },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email, message: '' })),
    setMessage: assign((_, answer: SubscriptionAnswer) =>
      answer.outcome === 'refused' ? { message: answer.message } : {},
    ),
  },
}).createMachine({
  id: 'newsletterForm',
  initial: 'editing',
  context: { email: '', message: '' },
  states: {
    editing: {
      on: {
        'newsletter.submit': {
          target: 'submitting',
          actions: { type: 'setEmail', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'isSubscribed', params: ({ event }) => event.output }, target: 'subscribed' },
          { target: 'failed', actions: { type: 'setMessage', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
      after: { submitTimeout: 'failed' },
    },
    subscribed: { on: { 'newsletter.edit': 'editing' } },
    failed: {
      on: {
        'newsletter.submit': {
          target: 'submitting',
          actions: { type: 'setEmail', params: ({ event }) => event },
        },
      },
    },
  },
})
