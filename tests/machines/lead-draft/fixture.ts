import { expect } from 'vitest'
import { leadDraft } from '../../../machines/lead-draft.ts'
import { defineFixture, does, isEvent, settles } from '../../path-harness/fixture.ts'

const changes = (field: string, value: string | boolean) => ({ type: 'draft.changed' as const, field, value })
/** What a page's address filled in. */
const ASKED = 'About these numbers'
const submits = (submissionId: string, boxes: Record<string, boolean> = {}) => ({
  ...{ type: 'draft.submitted' as const, submissionId },
  values: { message: ASKED, ...boxes },
})
const sent = { type: 'draft.sent' as const }
/** Of what an earlier visit sent; the function takes no other form. */
const EARLIER = '44444444-4444-4444-8444-444444444444'
const found = (values: object, typed: object = {}, submissionId: string | null = null) =>
  settles('readDraft', { output: { kept: { values, submissionId }, typed } })
const nothing = { output: { kept: null, typed: {} } }

export const fixture = defineFixture({
  machine: leadDraft,
  events: {
    'draft.changed': [
      { says: 'types a message', event: changes('message', 'About a condo') },
      { says: 'empties the message', event: changes('message', '') },
    ],
    'draft.submitted': [{ says: 'sends the form', event: submits('first') }],
    'draft.sent': [{ says: 'the lead is stored', event: sent }],
    'draft.discarded': [
      { says: 'does not want what is offered or put back', event: { type: 'draft.discarded' } },
    ],
  },
  outcomes: {
    readDraft: [
      { says: 'nothing was typed', outcome: nothing },
      {
        says: 'something was kept',
        outcome: {
          output: { kept: { values: { message: 'What I typed before' }, submissionId: null }, typed: {} },
        },
      },
      {
        says: 'something was typed early',
        outcome: { output: { kept: null, typed: { message: 'What I typed early' } } },
      },
      {
        says: 'an earlier visit sent something without an answer',
        outcome: {
          output: {
            ...{ kept: null, typed: {} },
            unsent: { values: { firstName: 'Ada', message: ASKED }, submissionId: EARLIER },
          },
        },
      },
      { says: 'storage is blocked', outcome: { error: 'forbidden' } },
    ],
  },
  further: { events: [changes('phone', '403 555 0100'), changes('lastName', '')] },
  promises: {
    'a ticked box is never kept': ({ now }) =>
      expect(Object.values(now.snapshot.context.values)).not.toContain(true),
    'stored: nothing is kept of it': ({ step, before, now }) => {
      if (isEvent(step, 'draft.sent') && before.snapshot.matches('kept'))
        expect(now.snapshot.matches('empty')).toBe(true)
    },
  },
  journeys: [
    {
      name: 'something was kept, and an earlier visit sent something else: what was kept is in the form',
      steps: [
        settles('readDraft', {
          output: {
            kept: { values: { message: 'What I typed before' }, submissionId: null },
            typed: {},
            unsent: { values: { message: 'What I sent before' }, submissionId: EARLIER },
          },
        }),
      ],
    },
    {
      name: 'something was typed early, and an earlier visit sent something else: what was typed stays',
      steps: [
        settles('readDraft', {
          output: {
            kept: null,
            typed: { message: 'What I typed early' },
            unsent: { values: { message: 'What I sent before' }, submissionId: EARLIER },
          },
        }),
      ],
    },
    {
      name: 'something was kept and something else typed early: both are in the form',
      steps: [found({ message: 'What I typed before', firstName: 'Ada' }, { message: 'What I typed early' })],
    },
    {
      name: 'the browser has filled in all that was kept: nothing is put back',
      steps: [found({ message: 'What I typed before' }, { message: 'What I typed before' })],
    },
    {
      name: 'unticks one box and ticks the other: only the refusal is kept',
      steps: [
        settles('readDraft', nothing),
        does(changes('emailConsent', false)),
        does(changes('smsConsent', true)),
      ],
    },
    {
      name: 'unticks a box and ticks it again: nothing is kept of it',
      steps: [
        settles('readDraft', nothing),
        does(changes('emailConsent', false)),
        does(changes('emailConsent', true)),
      ],
    },
    {
      name: 'returns to a form whose box was unticked: it is unticked again',
      steps: [found({ message: 'What I typed before', emailConsent: false })],
    },
    {
      name: 'ticked a box early that was left empty before: the tick stands, and is not kept',
      steps: [found({ smsConsent: false }, { smsConsent: true })],
    },
    {
      name: 'returns to a form that was sent without an answer: it keeps its id',
      steps: [found({ message: 'What I typed before' }, {}, EARLIER), does(changes('firstName', 'Ada'))],
    },
    {
      name: 'sends a ticked box and an unticked one: only the refusal is kept',
      steps: [
        settles('readDraft', nothing),
        does(changes('message', 'About a condo')),
        does(submits('first', { smsConsent: true, emailConsent: false })),
      ],
    },
    {
      name: 'sends, is told that it is stored, types the next lead: it has no id yet',
      steps: [
        settles('readDraft', nothing),
        does(changes('message', 'About a condo')),
        does(submits('first')),
        does(sent),
        does(changes('message', 'About a house')),
      ],
    },
  ],
})
