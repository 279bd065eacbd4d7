import { expect } from 'vitest'
import { deskDraft } from '../../../machines/desk-draft.ts'
import { defineFixture, does, isEvent, settles } from '../../path-harness/fixture.ts'
import { BEN } from '../shared/desk.ts'

const NOTE = 'Called, no answer; will try again on Thursday'
const types = (value: string) => ({ type: 'draft.changed' as const, field: 'note' as const, value })
const chooses = (value: string) => ({ type: 'draft.changed' as const, field: 'member' as const, value })
const asks = (noteId: string) => ({ type: 'draft.asked' as const, noteId })
const sends = (note: string | null) => ({ type: 'draft.sent' as const, note })
const nothing = { output: null }
const kept = { output: { values: { note: 'What I typed before', member: BEN }, noteId: null } }

export const fixture = defineFixture({
  machine: deskDraft,
  events: {
    'draft.changed': [
      { says: 'types a note', event: types(NOTE) },
      { says: 'types a note with space around it', event: types(`  ${NOTE}\n`) },
      { says: 'empties the note', event: types('') },
      { says: 'chooses to whom it goes', event: chooses(BEN) },
    ],
    'draft.asked': [{ says: 'sends the note', event: asks('note-1') }],
    'draft.sent': [
      { says: 'the note is stored', event: sends(NOTE) },
      { says: 'the request is handed over', event: sends(null) },
    ],
  },
  outcomes: {
    readDraft: [
      { says: 'nothing was typed', outcome: nothing },
      { says: 'something was kept', outcome: kept },
      { says: 'storage is blocked', outcome: { error: 'forbidden' } },
    ],
  },
  promises: {
    'the note: as it was typed, until it is changed or stored': ({ before, now, step }) => {
      const note = ({ snapshot }: typeof now) => snapshot.context.values.note
      if (step.kind === 'event' && !isEvent(step, 'draft.changed', 'draft.sent'))
        expect(note(now)).toBe(note(before))
    },
  },
  journeys: [
    {
      name: 'a note that was sent before the page was reloaded keeps its id',
      steps: [
        settles('readDraft', { output: { values: { note: NOTE }, noteId: 'note-0' } }),
        does(chooses(BEN)),
      ],
    },
    {
      name: 'a note is stored without the space around it, and leaves its field',
      steps: [
        settles('readDraft', nothing),
        does(types(`  ${NOTE}\n`)),
        does(asks('note-1')),
        does(sends(NOTE)),
      ],
    },
    {
      name: 'what was typed meanwhile is another note, space and all',
      steps: [
        settles('readDraft', nothing),
        does(types(NOTE)),
        does(asks('note-1')),
        does(types(`${NOTE} at six\n`)),
        does(sends(NOTE)),
      ],
    },
  ],
})
