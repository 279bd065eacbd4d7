/**
 * Who is signed in (section 4).
 *
 *   loading     until the first session or change arrives, or the time limit passes
 *   anonymous   nobody is signed in
 *   signedIn    `user` is signed in
 *   ended       a session on this page has ended
 *   erased      the same, because the account no longer exists
 *
 * Invariant: `loading` is never entered again, and there is a user exactly while `signedIn`.
 */
import { assign, setup } from 'xstate'
import { SESSION_TIMEOUT_MS } from '../content/constants.ts'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type SessionUser = { id: string; email: string }

type SessionChanged = { type: 'session.changed'; user: SessionUser | null }
export type SessionEvent = SessionChanged | { type: 'account.erased' }

export const authSession = setup({
  types: {
    context: {} as { user: SessionUser | null },
    events: {} as SessionEvent,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Reports the first session, then every later change, until it is stopped. */
    watchSession: watcherNotProvided<SessionEvent>('watchSession'),
  },
  delays: { sessionTimeout: SESSION_TIMEOUT_MS },
  guards: {
    hasUser: (_, change: SessionChanged) => change.user !== null,
    isNobody: (_, change: SessionChanged) => change.user === null,
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
    'session.changed': {
      guard: { type: 'hasUser', params: ({ event }) => event },
      target: '.signedIn',
      meta: rules('4.1.1', '4.1.2'),
      actions: { type: 'setUser', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      tags: 'loading',
      on: {
        'session.changed': {
          guard: { type: 'isNobody', params: ({ event }) => event },
          target: 'anonymous',
          meta: rules('4.1.1'),
        },
      },
      after: { sessionTimeout: { target: 'anonymous', meta: rules('4.1.1', '9.7') } },
    },
    anonymous: {},
    signedIn: {
      exit: 'forgetUser',
      on: {
        'session.changed': {
          guard: { type: 'isNobody', params: ({ event }) => event },
          target: 'ended',
          meta: rules('4.1.2', '4.1.3'),
        },
        'account.erased': { target: 'erased', meta: rules('4.1.4') },
      },
    },
    ended: {},
    erased: {},
  },
})
