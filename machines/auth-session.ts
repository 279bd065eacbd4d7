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
import { type Rules, rules } from './rules.ts'

export type SessionUser = { id: string; email: string }

export type SessionChanged = { type: 'session.changed'; user: SessionUser | null }

export const authSession = setup({
  types: {
    context: {} as { user: SessionUser | null },
    events: {} as SessionChanged,
    transitionMeta: {} as Rules,
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
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: { target: '.anonymous', meta: rules('4.1.1') },
  },
  on: {
    'session.changed': [
      {
        guard: { type: 'hasUser', params: ({ event }) => event },
        target: '.signedIn',
        meta: rules('4.1.1', '4.1.2'),
        actions: { type: 'setUser', params: ({ event }) => event },
      },
      { target: '.anonymous', meta: rules('4.1.1', '4.1.2') },
    ],
  },
  states: {
    loading: {
      tags: 'loading',
      after: { sessionTimeout: { target: 'anonymous', meta: rules('4.1.1', '9.7') } },
    },
    anonymous: { entry: 'forgetUser' },
    signedIn: {},
  },
})
