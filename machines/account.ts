/**
 * The account page: what is stored for its address, and the visitor's choices about it.
 *
 *   signedOut     nobody is signed in
 *   loading       not known yet
 *   failed        no answer; can be retried
 *   unconfirmed   the address is not confirmed, so nothing is shown
 *   shown         requests, consents and what can be done
 *   saving        a consent is being changed
 *   collecting    everything stored is being collected
 *   asking        asks for confirmation of the erasure
 *   erasing       it is being erased
 *   erased        a receipt is shown; the visitor is signed out
 *
 * Invariants: never two requests at once; the page reports nothing as saved or erased before the
 * server confirms it; nothing of an account stays after a sign-out or another sign-in.
 */
import { assign, fromPromise, not, setup, stateIn } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import {
  type AccountContext,
  type AccountData,
  type AccountProblem,
  type ConsentChange,
  type ErasureReceipt,
  OUTDATED,
} from './account-data.ts'
import { notProvided } from './not-provided.ts'
import { type RuleId, type Rules, rules } from './rules.ts'

type Event =
  | { type: 'account.signedIn'; email: string }
  | { type: 'account.signedOut' }
  | { type: 'account.retry' }
  | { type: 'consent.switched'; change: ConsentChange }
  | { type: 'data.asked' }
  | { type: 'erasure.asked' }
  | { type: 'erasure.declined' }
  | { type: 'erasure.confirmed' }

const nothing = {
  account: null,
  change: null,
  saved: false,
  problem: null,
  file: null,
} as const

const outputOf = ({ event }: { event: { output: unknown } }) => event.output

/** The address is not confirmed, or no longer. */
const isUnconfirmed = {
  guard: { type: 'isNothing', params: outputOf },
  target: 'unconfirmed',
  meta: rules('4.36.1'),
} as const
const isGone = { ...isUnconfirmed, actions: 'focusContent' } as const

/** No answer; `problem` says so. */
const told = <Target extends 'shown' | 'asking', Problem extends NonNullable<AccountProblem>>(
  target: Target,
  problem: Problem,
  ...ids: readonly RuleId[]
) => ({ target, meta: rules(...ids), actions: { type: 'setProblem' as const, params: { problem } } })

export const account = setup({
  types: {
    context: {} as AccountContext,
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Resolves to null for an unconfirmed address. */
    loadAccount: fromPromise<AccountData | null>(() => notProvided('loadAccount')),
    saveConsent: fromPromise<AccountData | null | typeof OUTDATED, ConsentChange>(() =>
      notProvided('saveConsent'),
    ),
    collectData: fromPromise<string | null>(() => notProvided('collectData')),
    eraseData: fromPromise<ErasureReceipt | null, { email: string }>(() => notProvided('eraseData')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    isNothing: (_, output: unknown) => output === null,
    isOutdated: (_, output: unknown) => output === OUTDATED,
    isOpen: ({ context }) => context.account !== null,
  },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ ...nothing, receipt: null, email })),
    forget: assign({ ...nothing, email: '' }),
    close: assign({ account: null, change: null }),
    setAccount: assign((_, answer: AccountData | null | typeof OUTDATED) => ({
      account: answer === OUTDATED ? null : answer,
      change: null,
    })),
    setSaved: assign({ saved: true }),
    setChange: assign((_, { change }: { change: ConsentChange }) => ({
      change,
      saved: false,
      problem: null,
      // The file would no longer be complete.
      file: null,
    })),
    setFile: assign((_, file: string | null) => ({ file })),
    setReceipt: assign((_, receipt: ErasureReceipt | null) => ({ account: null, receipt })),
    setProblem: assign((_, { problem }: { problem: AccountProblem }) => ({ problem, change: null })),
    forgetProblem: assign({ problem: null, saved: false, file: null }),
    /** Moves the focus to the page's content, because the focused element disappears. */
    focusContent: () => undefined,
    /** The account is gone, and its session with it. */
    endSession: () => undefined,
  },
}).createMachine({
  id: 'account',
  initial: 'signedOut',
  context: { ...nothing, receipt: null, email: '' },
  on: {
    'account.signedIn': [
      {
        guard: 'isOpen',
        target: '.loading',
        meta: rules('4.36.1'),
        actions: ['focusContent', { type: 'setEmail', params: ({ event }) => event }],
      },
      {
        target: '.loading',
        meta: rules('4.36.1'),
        actions: { type: 'setEmail', params: ({ event }) => event },
      },
    ],
    'account.signedOut': [
      {
        guard: 'isOpen',
        target: '.signedOut',
        meta: rules('4.36.1'),
        actions: ['focusContent', 'forget'],
      },
      {
        // Once everything is erased, the end of the session is expected.
        guard: not(stateIn('erased')),
        target: '.signedOut',
        meta: rules('4.36.1'),
        actions: 'forget',
      },
    ],
  },
  states: {
    signedOut: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: [
          isUnconfirmed,
          {
            target: 'shown',
            meta: rules('4.36.2'),
            actions: { type: 'setAccount', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', meta: rules('4.36.1') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.36.1', '9.7') } },
    },
    failed: {
      on: { 'account.retry': { target: 'loading', meta: rules('4.36.1') } },
    },
    unconfirmed: { entry: 'close' },
    shown: {
      on: {
        'consent.switched': {
          target: 'saving',
          meta: rules('4.36.3'),
          actions: { type: 'setChange', params: ({ event }) => event },
        },
        'data.asked': { target: 'collecting', meta: rules('4.36.4'), actions: 'forgetProblem' },
        'erasure.asked': { target: 'asking', meta: rules('4.36.5'), actions: 'forgetProblem' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context }) => context.change ?? { of: 'email', granted: false },
        onDone: [
          isGone,
          {
            guard: { type: 'isOutdated', params: outputOf },
            target: 'shown',
            meta: rules('4.36.3'),
            actions: { type: 'setProblem', params: { problem: 'outdated' } },
          },
          {
            target: 'shown',
            meta: rules('4.36.3'),
            actions: [{ type: 'setAccount', params: ({ event }) => event.output }, { type: 'setSaved' }],
          },
        ],
        onError: told('shown', 'unsaved', '4.36.3'),
      },
      after: { submitTimeout: told('shown', 'unsaved', '4.36.3', '9.7') },
    },
    collecting: {
      tags: 'busy',
      invoke: {
        id: 'collectData',
        src: 'collectData',
        onDone: [
          isGone,
          {
            target: 'shown',
            meta: rules('4.36.4'),
            actions: { type: 'setFile', params: ({ event }) => event.output },
          },
        ],
        onError: told('shown', 'uncollected', '4.36.4'),
      },
      after: { submitTimeout: told('shown', 'uncollected', '4.36.4', '9.7') },
    },
    asking: {
      on: {
        'erasure.declined': { target: 'shown', meta: rules('4.36.5'), actions: 'forgetProblem' },
        'erasure.confirmed': { target: 'erasing', meta: rules('4.36.5'), actions: 'forgetProblem' },
      },
    },
    erasing: {
      tags: 'busy',
      invoke: {
        id: 'eraseData',
        src: 'eraseData',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          isGone,
          {
            target: 'erased',
            meta: rules('4.36.6'),
            actions: [{ type: 'setReceipt', params: ({ event }) => event.output }, { type: 'endSession' }],
          },
        ],
        onError: told('asking', 'unerased', '4.36.5'),
      },
      after: { submitTimeout: told('asking', 'unerased', '4.36.5', '9.7') },
    },
    erased: {},
  },
})
