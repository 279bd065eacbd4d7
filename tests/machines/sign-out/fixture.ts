import { expect } from 'vitest'
import { signOut } from '../../../machines/sign-out.ts'
import { defineFixture, does } from '../../path-harness/fixture.ts'

const signsOut = { type: 'session.end' as const }

export const fixture = defineFixture({
  machine: signOut,
  events: { 'session.end': [{ says: 'signs out', event: signsOut }] },
  outcomes: {
    endSession: [
      { says: 'nobody is signed in any more', outcome: { output: null } },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  states: {
    idle: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    signingOut: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    failed: ({ snapshot, calls }) => {
      expect(snapshot.hasTag('busy')).toBe(false)
      expect(calls.at(-1)).toBe('notifyFailure')
    },
  },
  invariant: ({ snapshot, running }) => expect(running.length).toBe(snapshot.matches('signingOut') ? 1 : 0),
  promises: {
    'told of success: only after an answer': ({ before, now, step }) => {
      if (now.calls.slice(before.calls.length).includes('notifySuccess'))
        expect(step).toMatchObject({ kind: 'settle', actor: 'endSession', outcome: { output: null } })
    },
    'under way: nothing but an answer or the limit ends it': ({ before, now, step }) => {
      if (before.snapshot.matches('signingOut') && !now.snapshot.matches('signingOut'))
        expect(step.kind).not.toBe('event')
    },
  },
  journeys: [
    {
      name: 'presses Sign Out twice: it is asked once',
      steps: [does(signsOut), does(signsOut)],
      ends: ({ snapshot, running }) => {
        expect(snapshot.matches('signingOut')).toBe(true)
        expect(running).toEqual(['endSession'])
      },
    },
  ],
})
