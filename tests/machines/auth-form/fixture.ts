import { expect } from 'vitest'
import { authForm } from '../../../machines/auth-form.ts'
import { answerOf, defineFixture, does, isEvent, reaches, settles } from '../../path-harness/fixture.ts'

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
  states: {
    tab: ({ snapshot }) => expect(['signIn', 'signUp']).toContain(snapshot.context.mode),
    'tab.signIn': ({ snapshot }) => expect(snapshot.context.mode).toBe('signIn'),
    'tab.signUp': ({ snapshot }) => expect(snapshot.context.mode).toBe('signUp'),
    request: ({ snapshot, running }) => expect(running.length).toBe(snapshot.hasTag('busy') ? 1 : 0),
    'request.editing': ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    'request.submitting': ({ snapshot }) => expect(snapshot.context.problem).toBeNull(),
    'request.done': ({ snapshot }) => expect(snapshot.context.credentials.password).toBe(''),
    password: () => undefined,
    'password.hidden': ({ snapshot }) => expect(snapshot.can(sends)).toBe(!snapshot.hasTag('busy')),
    'password.shown': ({ snapshot }) => expect(snapshot.can(sends)).toBe(true),
  },
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
  journeys: [
    {
      name: 'signs in, at the second try',
      steps: [does(sends), settles('authenticate', refused), does(sends), settles('authenticate', accepted)],
      ends: ({ snapshot, calls }) => {
        expect(snapshot.context).toMatchObject({ mode: 'signIn', problem: null })
        expect(calls).toEqual(['notifySuccess'])
      },
    },
    {
      name: 'signs up',
      steps: [does({ type: 'tab.chosen', tab: 'signUp' }), does(sends), settles('authenticate', accepted)],
      ends: ({ snapshot, calls }) => {
        expect(snapshot.matches({ tab: 'signUp', request: 'done' })).toBe(true)
        expect(calls).toEqual(['notifySuccess'])
      },
    },
    {
      name: 'sends a password that was shown: it is hidden',
      steps: [does(toggles), does(sends)],
      ends: ({ snapshot }) =>
        expect(snapshot.matches({ password: 'hidden', request: 'submitting' })).toBe(true),
    },
    {
      name: 'chooses the other tab while signing in: it does not change',
      steps: [does(sends), does({ type: 'tab.chosen', tab: 'signUp' })],
      ends: ({ snapshot }) => expect(snapshot.matches({ tab: 'signIn', request: 'submitting' })).toBe(true),
    },
  ],
})
