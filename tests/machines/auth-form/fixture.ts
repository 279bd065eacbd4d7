import { expect } from 'vitest'
import { authForm } from '../../../machines/auth-form.ts'
import { answerOf, defineFixture, isEvent, reaches } from '../../path-harness/fixture.ts'

const accepted = { output: { outcome: 'accepted' } }
const refused = { output: { outcome: 'refused', message: 'Invalid login credentials' } }
const toggles = { type: 'password.toggled' as const }
const sends = { type: 'auth.submit' as const, email: 'ada@example.com', password: 'secret1' }

export const fixture = defineFixture({
  machine: authForm,
  events: {
    'tab.chosen': [
      { says: 'chooses Sign Up', event: { type: 'tab.chosen', tab: 'signUp' } },
      { says: 'chooses Sign In', event: { type: 'tab.chosen', tab: 'signIn' } },
    ],
    'auth.submit': [{ says: 'sends email and password', event: sends }],
    'password.toggled': [{ says: 'shows or hides the password', event: toggles }],
  },
  outcomes: {
    authenticate: [
      { says: 'is accepted', outcome: accepted },
      { says: 'is refused', outcome: refused },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  invariant: ({ running }) => expect(running.length).toBeLessThanOrEqual(1),
  promises: {
    'under way: the tab stays': ({ before, now }) => {
      if (before.snapshot.matches({ request: 'submitting' }))
        expect(now.snapshot.context.mode).toBe(before.snapshot.context.mode)
    },
    'welcomed: accepted': (turn) => {
      if (reaches(turn, { request: 'done' }))
        expect(answerOf(turn.step, 'authenticate')).toEqual({ outcome: 'accepted' })
    },
    'sent: the password is hidden': ({ now, step }) => {
      if (isEvent(step, 'auth.submit')) expect(now.snapshot.matches({ password: 'hidden' })).toBe(true)
    },
  },
})
