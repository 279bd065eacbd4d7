import { expect } from 'vitest'
import { mailedCode } from '../../../machines/mailed-code.ts'
import { answerOf, defineFixture, does, reaches, settles, waits } from '../../path-harness/fixture.ts'

const EMAIL = 'ada@example.com'
const accepted = { output: { outcome: 'accepted' } }
const refused = { output: { outcome: 'refused', message: 'Not accepted' } }
const opens = { type: 'code.opened' as const, email: '' }
const asks = { type: 'code.requested' as const, email: EMAIL }
const enters = { type: 'code.entered' as const, code: '123456' }
const closes = { type: 'code.closed' as const }
const offline = { says: 'the network fails', outcome: { error: 'network' } }

export const fixture = defineFixture({
  machine: mailedCode,
  events: {
    'code.opened': [{ says: 'wants a code', event: opens }],
    'code.requested': [{ says: 'asks for a code by mail', event: asks }],
    'code.entered': [{ says: 'enters a code', event: enters }],
    'code.closed': [{ says: 'goes back', event: closes }],
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
  states: {
    closed: ({ snapshot }) => {
      expect(snapshot.hasTag('closed')).toBe(true)
      expect(snapshot.context.problem).toBeNull()
    },
    asking: ({ snapshot }) => expect(snapshot.can(asks)).toBe(true),
    sending: ({ snapshot }) => expect(snapshot.context).toMatchObject({ email: EMAIL, problem: null }),
    mailed: ({ snapshot }) => expect(snapshot.context.email).toBe(EMAIL),
    checking: ({ snapshot }) => {
      expect(snapshot.hasTag('holdsPage')).toBe(true)
      expect(snapshot.context).toMatchObject({ code: enters.code, problem: null })
    },
  },
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
  journeys: [
    {
      name: 'enters the right code at the second try',
      steps: [
        does(opens),
        does(asks),
        settles('sendCode', accepted),
        does(enters),
        settles('checkCode', refused),
        does(enters),
        settles('checkCode', accepted),
      ],
      ends: ({ snapshot, calls }) => {
        expect(snapshot.matches('closed')).toBe(true)
        expect(calls).toEqual(['notifySuccess'])
      },
    },
    {
      name: 'hears nothing, goes back and opens it again: nothing is said about before',
      steps: [does(opens), does(asks), waits('submitTimeout'), does(closes), does(opens)],
      ends: ({ snapshot }) => expect(snapshot.context).toEqual({ email: '', code: '', problem: null }),
    },
  ],
})
