/**
 * Signing in and signing up: two tabs over the same email and password (sections 2 and 4).
 *
 *   tab       signIn ⇄ signUp; switching clears the last error
 *   request   editing → submitting → done, or back to editing with the provider's message
 *   password  hidden ⇄ shown as typed; hidden again when it is sent
 *
 * Invariants: never two requests at once; the tab does not change during a request.
 */
import { and, assign, fromPromise, not, setup, stateIn } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type AuthMode = 'signIn' | 'signUp'
export type Credentials = { email: string; password: string }

/** The provider's answer. A refusal has a message, shown unchanged. */
export type AuthAnswer = { outcome: 'accepted' } | { outcome: 'refused'; message: string }

/** The message above the form: the provider's own, or that the provider did not answer. */
export type AuthProblem = { kind: 'refused'; message: string } | { kind: 'unreachable' } | null

type Event =
  | { type: 'tab.chosen'; tab: AuthMode }
  | ({ type: 'auth.submit' } & Credentials)
  | { type: 'password.toggled' }

export const authForm = setup({
  types: {
    context: {} as { mode: AuthMode; credentials: Credentials; problem: AuthProblem },
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  actors: {
    authenticate: fromPromise<AuthAnswer, Credentials & { mode: AuthMode }>(() =>
      notProvided('authenticate'),
    ),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    isBusy: stateIn({ request: 'submitting' }),
    choosesSignIn: ({ event }) => event.type === 'tab.chosen' && event.tab === 'signIn',
    choosesSignUp: ({ event }) => event.type === 'tab.chosen' && event.tab === 'signUp',
    isAccepted: (_, answer: AuthAnswer) => answer.outcome === 'accepted',
  },
  actions: {
    setTab: assign((_, { tab }: { tab: AuthMode }) => ({ mode: tab, problem: null })),
    setCredentials: assign((_, { email, password }: Credentials) => ({
      credentials: { email, password },
      problem: null,
    })),
    forgetPassword: assign(({ context }) => ({ credentials: { ...context.credentials, password: '' } })),
    setRefusal: assign((_, answer: AuthAnswer) =>
      answer.outcome === 'refused' ? { problem: { kind: 'refused' as const, message: answer.message } } : {},
    ),
    setUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    /** Section 8: "Welcome back!" or "Account created!". */
    notifySuccess: (_, _accepted: { mode: AuthMode }) => undefined,
  },
}).createMachine({
  id: 'authForm',
  type: 'parallel',
  context: { mode: 'signIn', credentials: { email: '', password: '' }, problem: null },
  states: {
    tab: {
      initial: 'signIn',
      states: {
        signIn: {
          on: {
            'tab.chosen': {
              guard: and([not('isBusy'), 'choosesSignUp']),
              target: 'signUp',
              meta: rules('4.2.1'),
              actions: { type: 'setTab', params: ({ event }) => event },
            },
          },
        },
        signUp: {
          on: {
            'tab.chosen': {
              guard: and([not('isBusy'), 'choosesSignIn']),
              target: 'signIn',
              meta: rules('4.2.1'),
              actions: { type: 'setTab', params: ({ event }) => event },
            },
          },
        },
      },
    },
    request: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'auth.submit': {
              target: 'submitting',
              meta: rules('4.2.2'),
              actions: { type: 'setCredentials', params: ({ event }) => event },
            },
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'authenticate',
            src: 'authenticate',
            input: ({ context }) => ({ ...context.credentials, mode: context.mode }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'done',
                meta: rules('4.2.4', '8.4', '8.5'),
              },
              {
                target: 'editing',
                meta: rules('4.2.3', '8.1'),
                actions: { type: 'setRefusal', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'editing', meta: rules('4.2.3'), actions: 'setUnreachable' },
          },
          after: {
            submitTimeout: { target: 'editing', meta: rules('4.2.3', '9.7'), actions: 'setUnreachable' },
          },
        },
        done: {
          entry: [
            'forgetPassword',
            { type: 'notifySuccess', params: ({ context }) => ({ mode: context.mode }) },
          ],
          on: {
            'auth.submit': {
              target: 'submitting',
              meta: rules('4.2.2'),
              actions: { type: 'setCredentials', params: ({ event }) => event },
            },
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
            'auth.submit': { target: 'hidden', meta: rules('4.2.5') },
          },
        },
      },
    },
  },
})
