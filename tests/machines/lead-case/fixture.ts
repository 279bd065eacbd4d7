import { expect } from 'vitest'
import { type CaseEvent, leadCase } from '../../../machines/lead-case.ts'
import { defineFixture, does, isEvent } from '../../path-harness/fixture.ts'

const BY_TIME = 'only the database does it, by itself'
const HELD = 'a walk begins with a lead that is not held'
const event = <Type extends CaseEvent['type']>(says: string, type: Type) =>
  [{ says, event: { type } }] as const

export const fixture = defineFixture({
  machine: leadCase,
  events: {
    'case.held': event('its screening holds it', 'case.held'),
    'case.released': event('releases it', 'case.released'),
    'case.offered': event('nobody has claimed it', 'case.offered'),
    'case.claimed': event('claims it', 'case.claimed'),
    'case.assigned': event('assigns it', 'case.assigned'),
    'case.contacted': event('has contacted the visitor', 'case.contacted'),
    'case.met': event('agrees on a meeting', 'case.met'),
    'case.won': event('wins a client', 'case.won'),
    'case.handed': event('hands it over', 'case.handed'),
    'case.returned': event('gives it back', 'case.returned'),
    'case.lost': event('closes it as lost', 'case.lost'),
    'case.junked': event('calls it junk', 'case.junked'),
    'case.reopened': event('opens it again', 'case.reopened'),
    'case.undone': event('undoes the last move', 'case.undone'),
  },
  outcomes: {},
  impossible: {
    'case.held': BY_TIME,
    'case.offered': BY_TIME,
    'leadCase.held on case.released': HELD,
    'leadCase.held on case.junked': HELD,
    // Back to where it was held.
    'leadCase.junk on case.undone': HELD,
  },
  promises: {
    'who waits: only contact, or the end of the request, ends it': ({ before, now, step }) => {
      if (before.snapshot.hasTag('waiting') && !now.snapshot.hasTag('waiting'))
        expect(isEvent(step, 'case.contacted', 'case.lost', 'case.junked', 'case.held', 'case.undone')).toBe(
          true,
        )
    },
    'an undo: back to the state before the last move, once': ({ before, now, step }) => {
      if (!isEvent(step, 'case.undone') || now.snapshot === before.snapshot) return
      expect(now.snapshot.value).toBe(before.snapshot.context.before)
      expect(now.snapshot.context.before).toBeNull()
    },
    'opened again: in the stage that it was closed in': ({ before, now, step }) => {
      if (isEvent(step, 'case.reopened') && ['client', 'lost'].includes(String(before.snapshot.value)))
        expect(now.snapshot.value).toBe(before.snapshot.context.closedIn)
    },
  },
  journeys: [
    {
      name: 'is claimed, contacted, met, and becomes a client',
      steps: [
        does({ type: 'case.claimed' }),
        does({ type: 'case.contacted' }),
        does({ type: 'case.met' }),
        does({ type: 'case.won' }),
      ],
    },
    {
      name: 'is lost with a meeting agreed, and opened again with the meeting agreed',
      steps: [
        does({ type: 'case.claimed' }),
        does({ type: 'case.contacted' }),
        does({ type: 'case.met' }),
        does({ type: 'case.lost' }),
        does({ type: 'case.reopened' }),
      ],
    },
  ],
})
