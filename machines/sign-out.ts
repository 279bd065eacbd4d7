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

type Event = { type: 'session.end' }

export const signOut = setup({
  types: { events: {} as Event },
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
    idle: { on: { 'session.end': 'signingOut' } },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'idle', actions: 'notifySuccess' },
        onError: 'failed',
      },
      after: { submitTimeout: 'failed' },
    },
    failed: { entry: 'notifyFailure', on: { 'session.end': 'signingOut' } },
  },
})
