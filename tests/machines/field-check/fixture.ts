import { expect } from 'vitest'
import { fieldCheck } from '../../../machines/field-check.ts'
import { defineFixture, does, isEvent, reaches } from '../../path-harness/fixture.ts'

const fails = { type: 'check.failed' as const, message: 'This is not accepted' }
const changes = { type: 'value.changed' as const }

export const fixture = defineFixture({
  machine: fieldCheck,
  events: {
    'check.failed': [{ says: 'sends the form with a value that is not accepted', event: fails }],
    'value.changed': [{ says: 'changes the value', event: changes }],
  },
  outcomes: {},
  states: {
    accepted: ({ snapshot }) => expect(snapshot.context.message).toBe(''),
    refused: ({ snapshot }) => expect(snapshot.context.message).not.toBe(''),
  },
  promises: {
    'refused: only by sending the form': (turn) => {
      if (reaches(turn, 'refused')) expect(isEvent(turn.step, 'check.failed')).toBe(true)
    },
  },
  journeys: [
    {
      name: 'corrects the value and spoils it again: it is said again only when the form is sent',
      steps: [does(fails), does(changes), does(changes), does(fails)],
      ends: ({ snapshot }) => expect(snapshot.matches('refused')).toBe(true),
    },
  ],
})
