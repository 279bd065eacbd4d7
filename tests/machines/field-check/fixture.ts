import { expect } from 'vitest'
import { fieldCheck } from '../../../machines/field-check.ts'
import { defineFixture, isEvent, reaches } from '../../path-harness/fixture.ts'

const fails = { type: 'check.failed' as const, message: 'This is not accepted' }
const changes = { type: 'value.changed' as const }

export const fixture = defineFixture({
  machine: fieldCheck,
  events: {
    'check.failed': [{ says: 'sends the form with a value that is not accepted', event: fails }],
    'value.changed': [{ says: 'changes the value', event: changes }],
  },
  outcomes: {},
  promises: {
    'refused: only by sending the form': (turn) => {
      if (reaches(turn, 'refused')) expect(isEvent(turn.step, 'check.failed')).toBe(true)
    },
  },
})
