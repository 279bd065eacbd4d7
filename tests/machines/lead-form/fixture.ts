import { expect } from 'vitest'
import { leadForm } from '../../../machines/lead-form.ts'
import { answerOf, defineFixture, does, reaches, settles, waits } from '../../path-harness/fixture.ts'

const values = { firstName: 'Ada', message: 'What is my house worth?' }
const changed = { ...values, message: 'Changed my mind about it' }
const sends = (freshId: string, filled = values) => ({
  type: 'lead.submit' as const,
  values: filled,
  failedChecks: {},
  freshId,
})
const edits = (field: string, message: string) => ({ type: 'lead.edit' as const, field, message, at: 1_000 })
const handsOver = (message: string, now = '') => ({
  type: 'lead.prefill' as const,
  texts: { message },
  values: { message: now },
})
const stored = { output: { outcome: 'stored', id: 'lead-1', duplicate: false } }

export const fixture = defineFixture({
  machine: leadForm,
  events: {
    'lead.submit': [
      { says: 'fills the form and sends it', event: sends('first') },
      { says: 'changes the text and sends it', event: sends('second', changed) },
      {
        says: 'sends it without a telephone number',
        event: { ...sends('third'), failedChecks: { phone: 'Please enter a valid phone number' } },
      },
    ],
    'lead.edit': [
      { says: 'corrects the telephone number', event: edits('phone', '') },
      {
        says: 'types half a telephone number',
        event: edits('phone', 'Please enter a valid phone number!'),
      },
      {
        says: 'empties a valid field',
        event: edits('lastName', 'Last name is required'),
      },
    ],
    'lead.another': [{ says: 'wants to send another', event: { type: 'lead.another' } }],
    'lead.prefill': [{ says: 'follows a link with a message', event: handsOver('About a condo') }],
  },
  outcomes: {
    sendLead: [
      { says: 'the lead is stored', outcome: stored },
      {
        says: 'the server finds the address wrong',
        outcome: {
          output: { outcome: 'invalid', fields: { email: 'Please enter a valid email address' } },
        },
      },
      { says: 'an earlier attempt was stored', outcome: { output: { outcome: 'conflict' } } },
      { says: 'the server refuses', outcome: { output: { outcome: 'refused' } } },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  states: {
    ready: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    'ready.editing': ({ snapshot }) => {
      expect(snapshot.hasTag('busy')).toBe(false)
      expect(snapshot.context.fields).not.toHaveProperty('lastName')
    },
    submitting: ({ snapshot }) => {
      expect(snapshot.hasTag('busy')).toBe(true)
      expect(snapshot.context.submissionId).toBeTruthy()
      expect(snapshot.context.fields).toEqual({})
      expect(snapshot.context.summary).toEqual({})
    },
    sent: ({ snapshot, calls }) => {
      expect(snapshot.context.receipt).toEqual({ id: 'lead-1', duplicate: false, firstName: 'Ada' })
      expect(snapshot.context.values).toEqual({})
      expect(snapshot.context.submissionId).toBeNull()
      expect(snapshot.context.formStartedAt).toBeNull()
      expect(calls.findLast((call) => call !== 'fillFields')).toBe('notifySuccess')
    },
    'ready.failed': ({ snapshot, calls }) => {
      expect(snapshot.context.values).not.toEqual({})
      expect(snapshot.context.submissionId).toBeTruthy()
      expect(calls.findLast((call) => call !== 'fillFields')).toBe('notifyFailure')
    },
  },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBe(snapshot.matches('submitting') ? 1 : 0)
    if (snapshot.matches('sent')) expect(snapshot.context.receipt).not.toBeNull()
  },
  promises: {
    'thanked: stored': (turn) => {
      if (reaches(turn, 'sent')) expect(answerOf(turn.step, 'sendLead')).toMatchObject({ outcome: 'stored' })
    },
    'not stored: the same submission id, unless an earlier text was stored': (turn) => {
      const [before, now] = [
        turn.before.snapshot.context.submissionId,
        turn.now.snapshot.context.submissionId,
      ]
      if (before === null || before === now) return
      expect(answerOf(turn.step, 'sendLead')).toMatchObject({
        outcome: now === null ? 'stored' : 'conflict',
      })
    },
    'failed: every character is kept': ({ before, now }) => {
      if (before.snapshot.matches('submitting') && now.snapshot.matches({ ready: 'failed' }))
        expect(now.calls.slice(before.calls.length)).not.toContain('clearFields')
    },
  },
  journeys: [
    {
      name: 'fills the form, sends, the network fails, tries again, succeeds: one submission id',
      steps: [
        does(sends('first')),
        settles('sendLead', { error: 'network' }),
        does(sends('second')),
        settles('sendLead', stored),
      ],
      ends: ({ calls }) => expect(calls).toEqual(['notifyFailure', 'clearFields', 'notifySuccess']),
    },
    {
      name: 'fails, is refused on the second try, and stored on the third: one submission id',
      steps: [
        does(sends('first')),
        settles('sendLead', { error: 'network' }),
        does(sends('second')),
        settles('sendLead', { output: { outcome: 'refused' } }),
        does(sends('third')),
        settles('sendLead', stored),
      ],
      ends: ({ calls }) =>
        expect(calls).toEqual(['notifyFailure', 'notifyFailure', 'clearFields', 'notifySuccess']),
    },
    {
      name: 'fails, tries again without a telephone number, corrects it: it is sent under the first id',
      steps: [
        does(sends('first')),
        settles('sendLead', { error: 'network' }),
        does({ ...sends('third'), failedChecks: { phone: 'Please enter a valid phone number' } }),
        does(sends('second')),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.submissionId).toBe('first'),
    },
    {
      name: 'the answer is lost, tries again: still under the first id',
      steps: [does(sends('first')), waits('submitTimeout'), does(sends('second'))],
      ends: ({ snapshot }) => expect(snapshot.context.submissionId).toBe('first'),
    },
    {
      name: 'the answer is lost, changes the text, conflict: the new text goes under the unused id',
      steps: [
        does(sends('first')),
        waits('submitTimeout'),
        does(sends('second', changed)),
        settles('sendLead', { output: { outcome: 'conflict' } }),
      ],
      ends: ({ snapshot, running }) => {
        expect(snapshot.context.submissionId).toBe('second')
        expect(running).toEqual(['sendLead'])
      },
    },
    {
      name: 'succeeds, then sends another lead: under an id of its own',
      steps: [
        does(sends('first')),
        settles('sendLead', stored),
        does({ type: 'lead.another' }),
        does(sends('second')),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.submissionId).toBe('second'),
    },
    {
      name: 'corrects and sends, then begins another lead: it was started with its own first change',
      steps: [
        does(edits('phone', '')),
        does(sends('first')),
        settles('sendLead', stored),
        does({ type: 'lead.another' }),
        does({ ...edits('phone', ''), at: 5_000 }),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.formStartedAt).toBe(5_000),
    },
    {
      name: 'follows a link with a message after sending: the form is back and has the message',
      steps: [does(sends('first')), settles('sendLead', stored), does(handsOver('About a condo'))],
      ends: ({ snapshot, calls }) => {
        expect(snapshot.matches({ ready: 'editing' })).toBe(true)
        expect(snapshot.context.prefilled).toEqual({ message: 'About a condo' })
        expect(calls.at(-1)).toBe('fillFields')
      },
    },
    {
      name: 'gives a first name with spaces around it: the thanks name it without them',
      steps: [does(sends('first', { ...values, firstName: ' Ada ' })), settles('sendLead', stored)],
      ends: ({ snapshot }) => expect(snapshot.context.receipt).toMatchObject({ firstName: 'Ada' }),
    },
    {
      name: 'begins, corrects and sends: the form was started with the first change',
      steps: [does(edits('phone', '')), does({ ...edits('phone', ''), at: 5_000 }), does(sends('first'))],
      ends: ({ snapshot }) => expect(snapshot.context.formStartedAt).toBe(1_000),
    },
    {
      name: 'follows a link with a message, then one with another: it has the second',
      steps: [does(handsOver('First message')), does(handsOver('Second message', 'First message'))],
      ends: ({ snapshot }) => expect(snapshot.context.prefilled).toEqual({ message: 'Second message' }),
    },
    {
      name: 'follows a link with a message, changes it, follows another: the changed text stays',
      steps: [does(handsOver('First message')), does(handsOver('Second message', 'My own message'))],
      ends: ({ snapshot }) => expect(snapshot.context.prefilled).toEqual({ message: 'First message' }),
    },
  ],
})
