import { expect } from 'vitest'
import { mailedCode } from '../../../machines/mailed-code.ts'
import { answerOf, defineFixture, reaches } from '../../path-harness/fixture.ts'

const EMAIL = 'ada@example.com'
const accepted = { output: { outcome: 'accepted' } }
const refused = { output: { outcome: 'refused', message: 'Not accepted' } }
const asks = { type: 'code.requested' as const, email: EMAIL }
const enters = { type: 'code.entered' as const, code: '123456' }
const again = { type: 'code.again' as const }
const offline = { says: 'the network fails', outcome: { error: 'network' } }

export const fixture = defineFixture({
  machine: mailedCode,
  events: {
    'code.requested': [{ says: 'asks for a code by mail', event: asks }],
    'code.entered': [{ says: 'enters a code', event: enters }],
    'code.again': [{ says: 'wants another mail', event: again }],
  },
  outcomes: {
    sendCode: [
      { says: 'the request is accepted', outcome: accepted },
      { says: 'the request is refused', outcome: refused },
      offline,
    ],
    checkCode: [
      { says: 'the code is right', outcome: accepted },
      { says: 'the code is wrong', outcome: refused },
      offline,
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBe(snapshot.hasTag('busy') ? 1 : 0)
    if (!snapshot.matches('checking')) expect(snapshot.context.code).toBe('')
  },
  promises: {
    'told that a code was mailed: accepted': (turn) => {
      if (reaches(turn, 'mailed') && turn.before.snapshot.matches('sending'))
        expect(answerOf(turn.step, 'sendCode')).toEqual({ outcome: 'accepted' })
    },
    'told of being signed in: the code was right': ({ before, now, step }) => {
      if (now.calls.length > before.calls.length)
        expect(answerOf(step, 'checkCode')).toEqual({ outcome: 'accepted' })
    },
  },
})
