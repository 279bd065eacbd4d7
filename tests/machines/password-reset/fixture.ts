import { expect } from 'vitest'
import { passwordReset } from '../../../machines/password-reset.ts'
import { answerOf, defineFixture, isEvent, reaches } from '../../path-harness/fixture.ts'

const EMAIL = 'ada@example.com'
const none = { output: { outcome: 'none' } }
const recovered = { output: { outcome: 'recovered' } }
const confirmed = { output: { outcome: 'confirmed' } }
const accepted = { output: { outcome: 'accepted' } }
const refused = { output: { outcome: 'refused', message: 'Password should be different' } }
const opens = { type: 'reset.opened' as const, email: '' }
const asks = { type: 'reset.requested' as const, email: EMAIL }
const closes = { type: 'reset.closed' as const }
const chooses = { type: 'password.chosen' as const, password: 'another1' }
const toggles = { type: 'password.toggled' as const }

export const fixture = defineFixture({
  machine: passwordReset,
  events: {
    'reset.opened': [{ says: 'has forgotten the password', event: opens }],
    'reset.requested': [{ says: 'asks for a link by mail', event: asks }],
    'reset.closed': [{ says: 'goes back', event: closes }],
    'password.chosen': [{ says: 'sends a new password', event: chooses }],
    'password.toggled': [{ says: 'shows or hides the new password', event: toggles }],
  },
  outcomes: {
    followLink: [
      { says: 'the page was not opened by a link', outcome: none },
      { says: 'the page was opened by the mailed link', outcome: recovered },
      { says: 'the page was opened by the link that confirms a new account', outcome: confirmed },
      { says: 'the page was opened by a used link', outcome: { output: { outcome: 'dead' } } },
      {
        says: 'the page was opened by the link of another browser',
        outcome: { output: { outcome: 'elsewhere' } },
      },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
    sendLink: [
      { says: 'the request is accepted', outcome: accepted },
      { says: 'the request is refused', outcome: refused },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
    savePassword: [
      { says: 'the password is accepted', outcome: accepted },
      { says: 'the password is refused', outcome: refused },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBeLessThanOrEqual(1)
    if (!snapshot.hasTag('busy')) expect(snapshot.context.password).toBe('')
  },
  promises: {
    'a new password is asked for only after the link': (turn) => {
      if (reaches(turn, 'choosing'))
        expect(answerOf(turn.step, 'followLink')).toEqual(
          turn.now.snapshot.context.isFirst ? confirmed.output : recovered.output,
        )
    },
    'told that it is saved: accepted': ({ before, now, step }) => {
      if (now.calls.length > before.calls.length)
        expect(answerOf(step, 'savePassword')).toEqual({ outcome: 'accepted' })
    },
    'told of a mail: accepted': (turn) => {
      if (reaches(turn, 'mailed')) expect(answerOf(turn.step, 'sendLink')).toEqual({ outcome: 'accepted' })
    },
    'sent: the new password is hidden': ({ before, now, step }) => {
      if (isEvent(step, 'password.chosen') && before.snapshot.matches('choosing'))
        expect(now.snapshot.matches({ choosing: { password: 'hidden' } })).toBe(true)
    },
  },
})
