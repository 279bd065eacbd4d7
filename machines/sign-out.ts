/**
 * Signing out (section 7).
 *
 *   idle         no request, or the last one succeeded
 *   signingOut   requested, not answered yet
 *   failed       still signed in, and told so; it can be tried again
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
    /** Resolves once nobody is signed in; rejects when the provider could not be reached. */
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
