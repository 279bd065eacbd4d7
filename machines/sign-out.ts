/**
 * Signing out (section 7).
 *
 *   idle         no request, or the last one succeeded
 *   signingOut   requested, no answer yet
 *   failed       still signed in, with a message; can be retried
 *
 * Invariant: never two requests at once.
 */
import { fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Event = { type: 'session.end' }

export const signOut = setup({
  types: { events: {} as Event, transitionMeta: {} as Rules },
  actors: {
    /** Resolves once the visitor is signed out; rejects if the provider cannot be reached. */
    endSession: fromPromise<void>(() => notProvided('endSession')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  actions: {
    notifySuccess: () => undefined,
    notifyFailure: () => undefined,
  },
}).createMachine({
  id: 'signOut',
  initial: 'idle',
  states: {
    idle: { on: { 'session.end': { target: 'signingOut', meta: rules('4.19.1') } } },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'idle', meta: rules('4.19.1'), actions: 'notifySuccess' },
        onError: { target: 'failed', meta: rules('4.19.2') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.19.2', '9.7') } },
    },
    failed: {
      entry: 'notifyFailure',
      on: { 'session.end': { target: 'signingOut', meta: rules('4.19.2') } },
    },
  },
})
