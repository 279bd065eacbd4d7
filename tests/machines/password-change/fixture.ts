import { expect } from 'vitest'
import { passwordChange } from '../../../machines/password-change.ts'
import { answerOf, defineFixture, isEvent } from '../../path-harness/fixture.ts'

const accepted = { output: { outcome: 'accepted' } }
const refused = { output: { outcome: 'refused', message: 'The current password is not right.' } }
const opens = { type: 'change.opened' as const }
const dismisses = { type: 'change.dismissed' as const }
const sends = { type: 'change.submitted' as const, current: 'secret1', next: 'another1' }
const toggles = { type: 'password.toggled' as const }

export const fixture = defineFixture({
  machine: passwordChange,
  events: {
    'change.opened': [{ says: 'chooses Change Password', event: opens }],
    'change.dismissed': [{ says: 'closes the dialog', event: dismisses }],
    'change.submitted': [{ says: 'sends the present password and a new one', event: sends }],
    'password.toggled': [{ says: 'shows or hides the new password', event: toggles }],
  },
  outcomes: {
    changePassword: [
      { says: 'is accepted', outcome: accepted },
      { says: 'is refused', outcome: refused },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBeLessThanOrEqual(1)
    if (!snapshot.hasTag('busy')) expect(snapshot.context.passwords).toEqual({ current: '', next: '' })
  },
  promises: {
    'under way: the dialog stays until there is an answer': ({ before, now, step }) => {
      if (before.snapshot.hasTag('busy') && now.snapshot.matches('closed'))
        expect(answerOf(step, 'changePassword')).toEqual({ outcome: 'accepted' })
    },
    'told of success: accepted': ({ before, now, step }) => {
      if (now.calls.length > before.calls.length)
        expect(answerOf(step, 'changePassword')).toEqual({ outcome: 'accepted' })
    },
    'sent: the new password is hidden': ({ before, now, step }) => {
      if (isEvent(step, 'change.submitted') && before.snapshot.matches('open'))
        expect(now.snapshot.matches({ open: { password: 'hidden' } })).toBe(true)
    },
  },
})
