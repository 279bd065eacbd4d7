import { expect } from 'vitest'
import { leadForm } from '../../../machines/lead-form.ts'
import { answerOf, defineFixture, does, reaches, settles, waits } from '../../path-harness/fixture.ts'
import {
  changed,
  edits,
  givesUp,
  handsOver,
  later,
  networkFails,
  offline,
  pauses,
  restores,
  sends,
  stored,
  values,
} from '../shared/lead-examples.ts'

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
    'connection.restored': [{ says: 'is connected again', event: restores }],
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
      { says: 'the server asks for a pause', outcome: later },
      { says: 'there is no connection', outcome: { output: { outcome: 'offline' } } },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
    watchConnection: [],
    pause: [{ says: 'the pause is over', outcome: { output: null } }],
  },
  delays: { attemptTimeout: 'nothing comes back for 12 seconds' },
  explores: ({ context }) => context.retries < 5,
  invariant: ({ snapshot, running }) => {
    const waits = ['submitting', { ready: 'offline' }, { ready: 'waiting' }].some((state) =>
      snapshot.matches(state),
    )
    expect(running.length).toBe(waits ? 1 : 0)
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
      name: 'the network fails three times, the last retry succeeds: one submission id, and no apology',
      steps: [
        does(sends('first')),
        ...[networkFails, pauses, networkFails, pauses, networkFails, pauses],
        settles('sendLead', stored),
      ],
    },
    {
      name: 'the network and all retries fail, sends again, succeeds: still under the first id',
      steps: [does(sends('first')), ...givesUp, does(sends('second')), settles('sendLead', stored)],
    },
    {
      name: 'all retries fail, sends again: it is tried again as often as before',
      steps: [does(sends('first')), ...givesUp, does(sends('second')), ...givesUp],
    },
    {
      name: 'the server asks for a pause again and again: it is not asked a fifth time at once',
      steps: [
        does(sends('first')),
        ...[1, 2, 3].flatMap(() => [settles('sendLead', later), pauses]),
        settles('sendLead', later),
      ],
    },
    {
      name: 'the server asks for a pause, then the network fails: the next pause is our own',
      steps: [does(sends('first')), settles('sendLead', later), pauses, networkFails],
    },
    {
      name: 'nothing ever comes back: it is tried four times before it says so',
      steps: [
        does(sends('first')),
        ...[1, 2, 3].flatMap(() => [waits('attemptTimeout'), pauses]),
        waits('attemptTimeout'),
      ],
    },
    {
      name: 'all retries fail, after a minute it is stored: under the first id, after one apology',
      steps: [does(sends('first')), ...givesUp, pauses, networkFails, pauses, settles('sendLead', stored)],
    },
    ...[networkFails, waits('attemptTimeout')].map((last) => ({
      name: `nothing is stored for an hour, at last ${last === networkFails ? 'the network fails' : 'nothing comes back'}: it stops`,
      steps: [
        does(sends('first')),
        ...[...givesUp, ...Array(59).fill([pauses, networkFails]).flat()],
        ...[pauses, last],
      ],
    })),
    {
      name: 'types while it is sent once more: that is given up, and what was typed stays',
      steps: [does(sends('first')), ...givesUp, pauses, does(edits('phone', ''))],
    },
    {
      name: 'is offline, is connected again: what was sent is sent, under the same id',
      steps: [does(sends('first')), offline, does(restores), settles('sendLead', stored)],
    },
    {
      name: 'the connection breaks between two retries, and comes back: all retries are left',
      steps: [does(sends('first')), networkFails, pauses, offline, does(restores), ...givesUp],
    },
    {
      name: 'is offline, changes the form: it no longer waits for the connection',
      steps: [does(sends('first')), offline, does(edits('phone', ''))],
    },
    {
      name: 'is refused, and stored on the second try: one submission id',
      steps: [
        does(sends('first')),
        settles('sendLead', { output: { outcome: 'refused' } }),
        does(sends('third')),
        settles('sendLead', stored),
      ],
    },
    {
      name: 'is refused, sends again without a telephone number, corrects it: it is sent under the first id',
      steps: [
        does(sends('first')),
        settles('sendLead', { output: { outcome: 'refused' } }),
        does({ ...sends('third'), failedChecks: { phone: 'Please enter a valid phone number' } }),
        does(sends('second')),
      ],
    },
    {
      name: 'the first answer is lost, the retry is stored: under the first id',
      steps: [does(sends('first')), waits('attemptTimeout'), pauses, settles('sendLead', stored)],
    },
    {
      name: 'all answers are lost, changes the text, conflict: the new text goes under the unused id',
      steps: [
        does(sends('first')),
        ...givesUp,
        does(sends('second', changed)),
        settles('sendLead', { output: { outcome: 'conflict' } }),
      ],
    },
    {
      name: 'succeeds, then sends another lead: under an id of its own',
      steps: [
        does(sends('first')),
        settles('sendLead', stored),
        does({ type: 'lead.another' }),
        does(sends('second')),
      ],
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
    },
    {
      name: 'follows a link with a message after sending: the form is back and has the message',
      steps: [does(sends('first')), settles('sendLead', stored), does(handsOver('About a condo'))],
    },
    {
      name: 'gives a first name with spaces around it: the thanks name it without them',
      steps: [does(sends('first', { ...values, firstName: ' Ada ' })), settles('sendLead', stored)],
    },
    {
      name: 'begins, corrects and sends: the form was started with the first change',
      steps: [does(edits('phone', '')), does({ ...edits('phone', ''), at: 5_000 }), does(sends('first'))],
    },
    {
      name: 'follows a link with a message, then one with another: it has the second',
      steps: [does(handsOver('First message')), does(handsOver('Second message', 'First message'))],
    },
    {
      name: 'follows a link with a message, changes it, follows another: the changed text stays',
      steps: [does(handsOver('First message')), does(handsOver('Second message', 'My own message'))],
    },
  ],
})
