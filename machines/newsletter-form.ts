/**
 * The newsletter box in the footer: double opt-in, so subscribing only asks for a confirmation mail.
 *
 *   editing      an address is being typed
 *   rejected     the address failed the form's own check; a message says why, until it is corrected
 *   submitting   a request is under way; the button is disabled
 *   subscribed   a confirmation mail has been requested; it may have to wait its turn
 *   failed       refused, or no answer; the address is kept and can be resent
 *
 * Invariant: never two requests at once.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** `waits`: the confirmation mail is not sent at once. `refused` has a message for the visitor. */
export type SubscriptionAnswer =
  | { outcome: 'subscribed'; waits: boolean }
  | { outcome: 'refused'; message: string }

type Submit = {
  type: 'newsletter.submit'
  email: string
  /** The form's own error; empty if the address is valid. */
  failedCheck: string
}
type Edit = {
  type: 'newsletter.edit'
  /** The current error; empty if the address passes. */
  failedCheck: string
}

const submit = [
  {
    guard: { type: 'hasFailedCheck', params: ({ event }: { event: Submit }) => event },
    target: 'rejected',
    meta: rules('4.4.1'),
    actions: [
      { type: 'setFailedCheck', params: ({ event }: { event: Submit }) => event },
      { type: 'focusAddress' },
    ],
  },
  {
    target: 'submitting',
    meta: rules('4.4.2'),
    actions: { type: 'setEmail', params: ({ event }: { event: Submit }) => event },
  },
] as const

export const newsletterForm = setup({
  types: {
    context: {} as { email: string; message: string; waits: boolean },
    events: {} as Submit | Edit,
    transitionMeta: {} as Rules,
  },
  actors: {
    subscribe: fromPromise<SubscriptionAnswer, { email: string }>(() => notProvided('subscribe')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    hasFailedCheck: (_, { failedCheck }: Submit) => failedCheck !== '',
    isCorrected: (_, { failedCheck }: Edit) => failedCheck === '',
    isSubscribed: (_, answer: SubscriptionAnswer) => answer.outcome === 'subscribed',
  },
  actions: {
    setEmail: assign((_, { email }: Submit) => ({ email, message: '' })),
    setFailedCheck: assign((_, { failedCheck }: Submit) => ({ message: failedCheck })),
    clearMessage: assign({ message: '' }),
    setWaits: assign((_, answer: SubscriptionAnswer) =>
      answer.outcome === 'subscribed' ? { waits: answer.waits } : {},
    ),
    setMessage: assign((_, answer: SubscriptionAnswer) =>
      answer.outcome === 'refused' ? { message: answer.message } : {},
    ),
    /** Moves the focus to the address to correct. */
    focusAddress: () => undefined,
  },
}).createMachine({
  id: 'newsletterForm',
  initial: 'editing',
  context: { email: '', message: '', waits: false },
  states: {
    editing: { on: { 'newsletter.submit': submit } },
    rejected: {
      on: {
        'newsletter.submit': submit,
        'newsletter.edit': {
          guard: { type: 'isCorrected', params: ({ event }) => event },
          target: 'editing',
          meta: rules('4.4.1'),
          actions: 'clearMessage',
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
          {
            guard: { type: 'isSubscribed', params: ({ event }) => event.output },
            target: 'subscribed',
            meta: rules('4.4.3'),
            actions: { type: 'setWaits', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            meta: rules('4.4.4'),
            actions: { type: 'setMessage', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', meta: rules('4.4.4') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.4.4', '9.7') } },
    },
    subscribed: { on: { 'newsletter.edit': { target: 'editing', meta: rules('4.4.3') } } },
    failed: { on: { 'newsletter.submit': submit } },
  },
})
