/**
 * Signing in with a code that is mailed, in place of a password.
 *
 *   asking     for the email address
 *   sending    the mail is being asked for
 *   mailed     asks for the code
 *   checking   the code is being checked
 *   done       the visitor is signed in
 *
 * Invariants: never two requests at once; the answer is the same whether or not the address has an account.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { AuthAnswer, AuthProblem } from './auth-form.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Event =
  | { type: 'code.requested'; email: string }
  | { type: 'code.entered'; code: string }
  /** Another address, or another mail. */
  | { type: 'code.again' }

export const mailedCode = setup({
  types: {
    context: {} as { email: string; code: string; problem: AuthProblem },
    events: {} as Event,
    /** What was typed into the sign-in form. */
    input: {} as { email: string },
    transitionMeta: {} as Rules,
  },
  actors: {
    sendCode: fromPromise<AuthAnswer, { email: string }>(() => notProvided('sendCode')),
    checkCode: fromPromise<AuthAnswer, { email: string; code: string }>(() => notProvided('checkCode')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    isAccepted: (_, answer: AuthAnswer) => answer.outcome === 'accepted',
  },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    setCode: assign((_, { code }: { code: string }) => ({ code, problem: null })),
    forgetCode: assign({ code: '' }),
    setRefusal: assign((_, answer: AuthAnswer) =>
      answer.outcome === 'refused' ? { problem: { kind: 'refused' as const, message: answer.message } } : {},
    ),
    setUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    forgetProblem: assign({ problem: null }),
    notifySuccess: () => undefined,
  },
}).createMachine({
  id: 'mailedCode',
  initial: 'asking',
  context: ({ input }) => ({ ...input, code: '', problem: null }),
  states: {
    asking: {
      on: {
        'code.requested': {
          target: 'sending',
          meta: rules('4.37.1'),
          actions: { type: 'setEmail', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'mailed',
            meta: rules('4.37.1'),
          },
          {
            target: 'asking',
            meta: rules('4.37.1', '8.1'),
            actions: { type: 'setRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'asking', meta: rules('4.37.1'), actions: 'setUnreachable' },
      },
      after: {
        submitTimeout: { target: 'asking', meta: rules('4.37.1', '9.7'), actions: 'setUnreachable' },
      },
    },
    mailed: {
      on: {
        'code.entered': {
          target: 'checking',
          meta: rules('4.37.2'),
          actions: { type: 'setCode', params: ({ event }) => event },
        },
        'code.again': { target: 'asking', meta: rules('4.37.1'), actions: 'forgetProblem' },
      },
    },
    checking: {
      tags: 'busy',
      exit: 'forgetCode',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context: { email, code } }) => ({ email, code }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            meta: rules('4.37.3', '8.4'),
            actions: 'notifySuccess',
          },
          {
            target: 'mailed',
            meta: rules('4.37.2', '8.1'),
            actions: { type: 'setRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'mailed', meta: rules('4.37.2'), actions: 'setUnreachable' },
      },
      after: {
        submitTimeout: { target: 'mailed', meta: rules('4.37.2', '9.7'), actions: 'setUnreachable' },
      },
    },
    done: {},
  },
})
