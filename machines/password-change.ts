/**
 * Changing the password of a visitor who is signed in (section 7, Sign in).
 *
 *   closed    nothing is shown
 *   editing   asks for the present password and a new one, with what went wrong before
 *   saving    both were sent, no answer yet
 *
 * Invariants: never two requests at once; the dialog stays open during a request.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { AuthAnswer, AuthProblem } from './auth-form.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type Passwords = { current: string; next: string }

type Event =
  | { type: 'change.opened' }
  | { type: 'change.dismissed' }
  | ({ type: 'change.submitted' } & Passwords)
  | { type: 'password.toggled' }

const NONE: Passwords = { current: '', next: '' }

export const passwordChange = setup({
  types: {
    context: {} as { passwords: Passwords; problem: AuthProblem },
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Refuses a wrong present password; rejects if the provider cannot be reached. */
    changePassword: fromPromise<AuthAnswer, Passwords>(() => notProvided('changePassword')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: { isAccepted: (_, answer: AuthAnswer) => answer.outcome === 'accepted' },
  actions: {
    setPasswords: assign((_, { current, next }: Passwords) => ({
      passwords: { current, next },
      problem: null,
    })),
    forgetPasswords: assign({ passwords: NONE }),
    forgetProblem: assign({ problem: null }),
    setRefusal: assign((_, answer: AuthAnswer) =>
      answer.outcome === 'refused' ? { problem: { kind: 'refused' as const, message: answer.message } } : {},
    ),
    setUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    notifySuccess: () => undefined,
  },
}).createMachine({
  id: 'passwordChange',
  initial: 'closed',
  context: { passwords: NONE, problem: null },
  states: {
    closed: {
      on: { 'change.opened': { target: 'open', meta: rules('4.26.1') } },
    },
    open: {
      type: 'parallel',
      exit: 'forgetProblem',
      states: {
        request: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'change.submitted': {
                  target: 'saving',
                  meta: rules('4.26.1'),
                  actions: { type: 'setPasswords', params: ({ event }) => event },
                },
                'change.dismissed': { target: '#passwordChange.closed', meta: rules('4.26.1') },
              },
            },
            saving: {
              tags: 'busy',
              exit: 'forgetPasswords',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ context }) => context.passwords,
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#passwordChange.closed',
                    meta: rules('4.26.3'),
                    actions: 'notifySuccess',
                  },
                  {
                    target: 'editing',
                    meta: rules('4.26.2', '8.1'),
                    actions: { type: 'setRefusal', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'editing', meta: rules('4.26.2'), actions: 'setUnreachable' },
              },
              after: {
                submitTimeout: { target: 'editing', meta: rules('4.26.2', '9.7'), actions: 'setUnreachable' },
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
                'change.submitted': { target: 'hidden', meta: rules('4.2.5') },
              },
            },
          },
        },
      },
    },
  },
})
