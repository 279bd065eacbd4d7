/**
 * The page to which the links of the newsletter's mails lead: what it shows, and the one button that does what a link
 * is for. Mail scanners open links, so that opening one changes nothing.
 *
 *   shown          what the address of the page names: a form, a notice, or neither
 *   sending        the button was pressed; it is disabled
 *   failed         no answer, or an error of the service; the same button retries
 *   confirmed      the address is now on the list
 *   unsubscribed   the address is now off the list
 *   used           the link was used before and changed nothing; says whether the address is on the list
 *   expired        the link is too old, or unknown
 *
 * Invariants: never two requests at once; the page reports nothing as done before the service confirms it.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { LinkAction, NewsletterStep } from '../content/types.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type LinkAnswer =
  | { outcome: 'done' | 'used'; state: 'confirmed' | 'unsubscribed' }
  | { outcome: 'expired' }

export type LinkRequest = { action: LinkAction; token: string }

/** The page's address names something else. */
type Named = { type: 'link.named'; step: NewsletterStep }
/** The visitor presses the form's button. */
type Pressed = { type: 'link.pressed'; token: string }

const isOnTheList = (answer: LinkAnswer) => 'state' in answer && answer.state === 'confirmed'

const press = {
  target: 'sending',
  meta: rules('4.28.1'),
  actions: { type: 'setToken', params: ({ event }: { event: Pressed }) => event },
} as const

export const newsletterLink = setup({
  types: {
    context: {} as { step: NewsletterStep; token: string; onTheList: boolean },
    events: {} as Named | Pressed,
    input: {} as { step: NewsletterStep },
    transitionMeta: {} as Rules,
  },
  actors: {
    followLink: fromPromise<LinkAnswer, LinkRequest>(() => notProvided('followLink')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    hasForm: ({ context: { step } }) => step === 'confirm' || step === 'unsubscribe',
    isExpired: (_, { outcome }: LinkAnswer) => outcome === 'expired',
    isUsed: (_, { outcome }: LinkAnswer) => outcome === 'used',
    isConfirmed: (_, answer: LinkAnswer) => answer.outcome === 'done' && isOnTheList(answer),
  },
  actions: {
    setStep: assign((_, { step }: Named) => ({ step })),
    setToken: assign((_, { token }: Pressed) => ({ token })),
    setOnTheList: assign((_, { onTheList }: { onTheList: boolean }) => ({ onTheList })),
  },
}).createMachine({
  id: 'newsletterLink',
  initial: 'shown',
  context: ({ input }) => ({ ...input, token: '', onTheList: false }),
  on: {
    'link.named': {
      target: '.shown',
      meta: rules('4.28.2'),
      actions: { type: 'setStep', params: ({ event }) => event },
    },
  },
  states: {
    shown: { on: { 'link.pressed': { ...press, guard: 'hasForm' } } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'followLink',
        src: 'followLink',
        input: ({ context: { step, token } }) => ({
          action: step === 'unsubscribe' ? step : 'confirm',
          token,
        }),
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'expired',
            meta: rules('4.28.5'),
          },
          {
            guard: { type: 'isUsed', params: ({ event }) => event.output },
            target: 'used',
            meta: rules('4.28.4'),
            actions: {
              type: 'setOnTheList',
              params: ({ event }) => ({ onTheList: isOnTheList(event.output) }),
            },
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            meta: rules('4.28.3'),
          },
          { target: 'unsubscribed', meta: rules('4.28.3') },
        ],
        onError: { target: 'failed', meta: rules('4.28.6') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.28.6', '9.7') } },
    },
    failed: { on: { 'link.pressed': press } },
    confirmed: {},
    unsubscribed: {},
    used: {},
    expired: {},
  },
})
