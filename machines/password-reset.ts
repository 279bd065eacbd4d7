/**
 * Choosing a password by a mailed link, on the sign-in page (section 2, Auth): after a forgotten one, or after the address
 * of a new account was confirmed, because a password from before that may be a stranger's.
 *
 *   arriving   the address may carry the link of a mail; until that is known
 *   closed     the sign-in form is shown, and this is not
 *   asking     for the email address, with what went wrong before
 *   sending    a mail was requested, no answer yet
 *   mailed     a notice: a mail is on its way if there is an account
 *   choosing   came by the mailed link: a new password is asked for, and saved
 *
 * Invariants: never two requests at once; no password is chosen without the link.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { AuthAnswer, AuthProblem } from './auth-form.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** Why a mailed link fails: used up or too old, or requested in another browser. */
type LinkFailure = 'dead' | 'elsewhere'
/** What the page's address carried; `none` on most visits. */
export type LinkOutcome = { outcome: 'none' | 'recovered' | 'confirmed' | LinkFailure }

export type ResetProblem = AuthProblem | { kind: LinkFailure }

type Event =
  | { type: 'reset.opened'; email: string }
  | { type: 'reset.requested'; email: string }
  | { type: 'reset.closed' }
  | { type: 'password.chosen'; password: string }
  | { type: 'password.toggled' }

export const passwordReset = setup({
  types: {
    context: {} as {
      email: string
      password: string
      problem: ResetProblem
      /** Whether the account has no password yet. */
      isFirst: boolean
    },
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Rejects if the provider cannot be reached. */
    followLink: fromPromise<LinkOutcome>(() => notProvided('followLink')),
    sendLink: fromPromise<AuthAnswer, { email: string }>(() => notProvided('sendLink')),
    savePassword: fromPromise<AuthAnswer, { password: string }>(() => notProvided('savePassword')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    isNone: (_, { outcome }: LinkOutcome) => outcome === 'none',
    signsIn: (_, { outcome }: LinkOutcome) => outcome === 'recovered' || outcome === 'confirmed',
    isAccepted: (_, answer: AuthAnswer) => answer.outcome === 'accepted',
  },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    setPassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    forgetPassword: assign({ password: '' }),
    setFirst: assign((_, { outcome }: LinkOutcome) => ({ isFirst: outcome === 'confirmed' })),
    setLinkFailure: assign((_, { outcome }: LinkOutcome) => ({
      problem: { kind: outcome === 'elsewhere' ? ('elsewhere' as const) : ('dead' as const) },
    })),
    setDead: assign({ problem: { kind: 'dead' as const } }),
    setRefusal: assign((_, answer: AuthAnswer) =>
      answer.outcome === 'refused' ? { problem: { kind: 'refused' as const, message: answer.message } } : {},
    ),
    setUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    forgetProblem: assign({ problem: null }),
    notifySaved: () => undefined,
  },
}).createMachine({
  id: 'passwordReset',
  initial: 'arriving',
  context: { email: '', password: '', problem: null, isFirst: false },
  states: {
    arriving: {
      tags: ['closed', 'holdsPage'],
      invoke: {
        id: 'followLink',
        src: 'followLink',
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => event.output },
            target: 'closed',
            meta: rules('4.25.1'),
          },
          {
            guard: { type: 'signsIn', params: ({ event }) => event.output },
            target: 'choosing',
            meta: rules('4.25.3'),
            actions: { type: 'setFirst', params: ({ event }) => event.output },
          },
          {
            target: 'asking',
            meta: rules('4.25.4'),
            actions: { type: 'setLinkFailure', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'asking', meta: rules('4.25.4'), actions: 'setDead' },
      },
      after: { submitTimeout: { target: 'asking', meta: rules('4.25.4', '9.7'), actions: 'setDead' } },
    },
    closed: {
      tags: 'closed',
      on: {
        'reset.opened': {
          target: 'asking',
          meta: rules('4.25.1'),
          actions: { type: 'setEmail', params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: 'holdsPage',
      on: {
        'reset.requested': {
          target: 'sending',
          meta: rules('4.25.2'),
          actions: { type: 'setEmail', params: ({ event }) => event },
        },
        'reset.closed': { target: 'closed', meta: rules('4.25.1'), actions: 'forgetProblem' },
      },
    },
    sending: {
      tags: ['busy', 'holdsPage'],
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'mailed',
            meta: rules('4.25.2'),
          },
          {
            target: 'asking',
            meta: rules('4.25.2', '8.1'),
            actions: { type: 'setRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'asking', meta: rules('4.25.2'), actions: 'setUnreachable' },
      },
      after: {
        submitTimeout: { target: 'asking', meta: rules('4.25.2', '9.7'), actions: 'setUnreachable' },
      },
    },
    mailed: {
      on: {
        'reset.opened': {
          target: 'asking',
          meta: rules('4.25.2'),
          actions: { type: 'setEmail', params: ({ event }) => event },
        },
        'reset.closed': { target: 'closed', meta: rules('4.25.1') },
      },
    },
    choosing: {
      type: 'parallel',
      tags: 'holdsPage',
      states: {
        request: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'password.chosen': {
                  target: 'saving',
                  meta: rules('4.25.5'),
                  actions: { type: 'setPassword', params: ({ event }) => event },
                },
                'reset.closed': {
                  target: '#passwordReset.closed',
                  meta: rules('4.25.3'),
                  actions: 'forgetProblem',
                },
              },
            },
            saving: {
              tags: 'busy',
              exit: 'forgetPassword',
              invoke: {
                id: 'savePassword',
                src: 'savePassword',
                input: ({ context }) => ({ password: context.password }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#passwordReset.closed',
                    meta: rules('4.25.5'),
                    actions: 'notifySaved',
                  },
                  {
                    target: 'editing',
                    meta: rules('4.25.5', '8.1'),
                    actions: { type: 'setRefusal', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'editing', meta: rules('4.25.5'), actions: 'setUnreachable' },
              },
              after: {
                submitTimeout: { target: 'editing', meta: rules('4.25.5', '9.7'), actions: 'setUnreachable' },
              },
            },
          },
        },
        password: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'password.toggled': { target: 'shown', meta: rules('4.2.5') } } },
            shown: {
              on: {
                'password.toggled': { target: 'hidden', meta: rules('4.2.5') },
                'password.chosen': { target: 'hidden', meta: rules('4.2.5') },
              },
            },
          },
        },
      },
    },
  },
})
