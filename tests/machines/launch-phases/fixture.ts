import { expect } from 'vitest'
import { launchPhases } from '../../../machines/launch-phases.ts'
import { almostWaits, defineFixture, does, isEvent, waits } from '../../path-harness/fixture.ts'
import { holds, releases } from '../shared/rotation-holds.ts'

const rotates = waits('rotation')

export const fixture = defineFixture({
  machine: launchPhases,
  events: {
    'section.seen': [{ says: 'sees the section', event: { type: 'section.seen' } }],
    'phase.chosen': [
      { says: 'chooses the third phase', event: { type: 'phase.chosen', phase: 2 } },
      { says: 'chooses a phase after the last', event: { type: 'phase.chosen', phase: 4 } },
      { says: 'chooses a phase before the first', event: { type: 'phase.chosen', phase: -1 } },
      { says: 'chooses half a phase', event: { type: 'phase.chosen', phase: 0.5 } },
    ],
    'rotation.held': holds,
    'rotation.released': releases,
  },
  outcomes: { watchVisibility: [], watchHolds: [] },
  delays: { rotation: '4 seconds pass' },
  invariant: ({ snapshot }) => expect([0, 1, 2, 3]).toContain(snapshot.context.phase),
  impossible: {
    'chooses a phase after the last': 'there is a tab for each phase, and no other',
    'chooses a phase before the first': 'there is a tab for each phase, and no other',
    'chooses half a phase': 'there is a tab for each phase, and no other',
  },
  promises: {
    'held: never advances': ({ before, now, step }) => {
      if (before.snapshot.context.holds.length > 0 && !isEvent(step, 'phase.chosen'))
        expect(now.snapshot.context.phase).toBe(before.snapshot.context.phase)
    },
    'not seen: never advances': ({ before, now, step }) => {
      if (before.snapshot.matches('waiting') && !isEvent(step, 'phase.chosen'))
        expect(now.snapshot.context.phase).toBe(before.snapshot.context.phase)
    },
  },
  journeys: [
    {
      name: 'goes to another tab and comes back: the same phase, and the next one 4 seconds later',
      steps: [
        does({ type: 'section.seen' }),
        does({ type: 'rotation.held', by: 'tab' }),
        does({ type: 'rotation.released', by: 'tab' }),
        rotates,
      ],
    },
    {
      name: 'presses pause, points at it and away: the phase stays until the button is pressed again',
      steps: [
        does({ type: 'section.seen' }),
        does({ type: 'rotation.held', by: 'visitor' }),
        does({ type: 'rotation.held', by: 'pointer' }),
        does({ type: 'rotation.released', by: 'pointer' }),
        rotates,
        does({ type: 'rotation.released', by: 'visitor' }),
        rotates,
      ],
    },
    {
      name: 'watches all four phases, and the first again',
      steps: [does({ type: 'section.seen' }), rotates, rotates, rotates, rotates],
    },
    {
      name: 'chooses a phase just before the rotation: it stays for the whole 4 seconds',
      steps: [
        does({ type: 'section.seen' }),
        almostWaits('rotation'),
        does({ type: 'phase.chosen', phase: 2 }),
        almostWaits('rotation'),
      ],
    },
    {
      name: 'chooses the last phase, the first, and each other one',
      steps: [3, 0, 1].map((phase) => does({ type: 'phase.chosen', phase })),
    },
  ],
})
