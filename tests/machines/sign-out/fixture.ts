import { expect } from 'vitest'
import { signOut } from '../../../machines/sign-out.ts'
import { defineFixture } from '../../path-harness/fixture.ts'

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
})
