import { expect } from 'vitest'
import { authSession } from '../../../machines/auth-session.ts'
import { defineFixture, does, isEvent, reaches } from '../../path-harness/fixture.ts'

const ada = { id: 'user-1', email: 'ada@example.com' }
const grace = { id: 'user-2', email: 'grace@example.com' }

const erased = { type: 'account.erased' as const }
const is = (user: typeof ada | null) => does({ type: 'session.changed', user })

export const fixture = defineFixture({
  machine: authSession,
  events: {
    'session.changed': [
      { says: 'Ada is signed in', event: { type: 'session.changed', user: ada } },
      { says: 'Grace is signed in', event: { type: 'session.changed', user: grace } },
      { says: 'nobody is signed in', event: { type: 'session.changed', user: null } },
    ],
    'account.erased': [{ says: 'the account no longer exists', event: erased }],
  },
  outcomes: { watchSession: [{ says: 'the auth client does not load', outcome: { error: 'not loaded' } }] },
  delays: { sessionTimeout: 'the service does not say for 10 seconds' },
  invariant: ({ snapshot }) => {
    expect(snapshot.context.user !== null).toBe(snapshot.matches('signedIn'))
    expect(snapshot.hasTag('loading')).toBe(snapshot.matches('loading'))
  },
  impossible: {
    'xstate.error.actor.watchSession': 'its watcher reports that nobody is signed in instead of failing',
    'account.erased': 'this page calls no function of the database, which alone knows it',
  },
  promises: {
    'known: never loading again': (turn) => expect(reaches(turn, 'loading')).toBe(false),
    'signed in: only after a change says so': (turn) => {
      if (reaches(turn, 'signedIn')) expect(isEvent(turn.step, 'session.changed')).toBe(true)
    },
    'ended or erased: somebody was signed in': (turn) => {
      for (const end of ['ended', 'erased'] as const)
        if (reaches(turn, end)) expect(turn.before.snapshot.matches('signedIn')).toBe(true)
    },
  },
  journeys: [
    {
      name: 'Ada is signed in, leaves, and Grace comes',
      steps: [is(ada), is(null), is(grace)],
    },
    {
      name: 'Ada is signed in, and Grace signs in in her place',
      steps: [is(ada), is(grace)],
    },
  ],
})
