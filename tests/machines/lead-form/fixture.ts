import { expect } from 'vitest'
import { leadForm } from '../../../machines/lead-form.ts'
import { defineFixture, does, settles, waits } from '../../path-harness/fixture.ts'

const values = { firstName: 'Ada', message: 'What is my house worth?' }
const changed = { ...values, message: 'Changed my mind about it' }
const sends = (freshId: string, filled = values) => ({
  type: 'lead.submit' as const,
  values: filled,
  failedChecks: {},
  freshId,
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
      { says: 'mends the telephone number', event: { type: 'lead.edit', field: 'phone', message: '' } },
      {
        says: 'types half a telephone number',
        event: { type: 'lead.edit', field: 'phone', message: 'Please enter a valid phone number!' },
      },
      {
        says: 'empties a field that was fine',
        event: { type: 'lead.edit', field: 'lastName', message: 'Last name is required' },
      },
    ],
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
      { says: 'an earlier try was stored after all', outcome: { output: { outcome: 'conflict' } } },
      { says: 'the server refuses', outcome: { output: { outcome: 'refused' } } },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  states: {
    editing: ({ snapshot }) => {
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
      expect(snapshot.context.receipt).toEqual({ id: 'lead-1', duplicate: false })
      expect(snapshot.context.submissionId).toBeNull()
      expect(calls.at(-1)).toBe('thank')
    },
    failed: ({ snapshot, calls }) => {
      expect(snapshot.context.values).not.toEqual({})
      expect(snapshot.context.submissionId).toBeTruthy()
      expect(calls.at(-1)).toBe('apologise')
    },
  },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBe(snapshot.matches('submitting') ? 1 : 0)
    if (snapshot.matches('sent')) expect(snapshot.context.receipt).not.toBeNull()
  },
  impossible: {
    'leadForm.sent on lead.submit, alternative 2':
      'a form that was sent is empty: it has to be filled in, and so edited, before it passes its checks',
  },
  journeys: [
    {
      name: 'fills the form, sends, the network fails, tries again, thanked: one submission id',
      steps: [
        does(sends('first')),
        settles('sendLead', { error: 'network' }),
        does(sends('second')),
        settles('sendLead', stored),
      ],
      ends: ({ calls }) => expect(calls).toEqual(['apologise', 'thank']),
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
      name: 'thanked, then sends another lead: under an id of its own',
      steps: [
        does(sends('first')),
        settles('sendLead', stored),
        does({ type: 'lead.edit', field: 'phone', message: '' }),
        does(sends('second')),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.submissionId).toBe('second'),
    },
  ],
})
