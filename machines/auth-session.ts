/**
 * Who is signed in (section 4).
 *
 *   loading     not known yet, until the first session or state change arrives or the time limit passes
 *   anonymous   nobody is signed in
 *   signedIn    `user` is signed in
 *
 * Invariant: `loading` is never entered again, and there is a user exactly while `signedIn`.
 */
import { assign, setup } from 'xstate'
import { SESSION_TIMEOUT_MS } from '../content/constants.ts'
import { watcherNotProvided } from './not-provided.ts'

export type SessionUser = { id: string; email: string }

export type SessionChanged = { type: 'session.changed'; user: SessionUser | null }

export const authSession = setup({
  types: {
    context: {} as { user: SessionUser | null },
    events: {} as SessionChanged,
  },
  actors: {
    /** Reports the first session, then every later change, until it is stopped. */
    watchSession: watcherNotProvided<SessionChanged>('watchSession'),
  },
  delays: { sessionTimeout: SESSION_TIMEOUT_MS },
  guards: {
    hasUser: (_, change: SessionChanged) => change.user !== null,
  },
  actions: {
    setUser: assign((_, change: SessionChanged) => ({ user: change.user })),
    forgetUser: assign({ user: null }),
  },
}).createMachine({
  id: 'authSession',
  initial: 'loading',
  context: { user: null },
  invoke: { id: 'watchSession', src: 'watchSession', onError: '.anonymous' },
  on: {
    'session.changed': [
      {
        guard: { type: 'hasUser', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'setUser', params: ({ event }) => event },
      },
      { target: '.anonymous' },
    ],
  },
  states: {
    loading: { tags: 'loading', after: { sessionTimeout: 'anonymous' } },
    anonymous: { entry: 'forgetUser' },
    signedIn: {},
  },
})
