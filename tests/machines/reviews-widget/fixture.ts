import { expect } from 'vitest'
import { reviewsWidget } from '../../../machines/reviews-widget.ts'
import { defineFixture, reaches } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: reviewsWidget,
  events: { 'widget.near': [{ says: 'comes near the reviews', event: { type: 'widget.near' } }] },
  outcomes: {
    watchNearness: [],
    loadScript: [
      { says: 'the script loads', outcome: { output: null } },
      { says: 'the script does not load', outcome: { error: 'blocked' } },
    ],
    reachFrame: [
      { says: 'its site answers', outcome: { output: null } },
      { says: 'its site does not answer', outcome: { error: 'unreachable' } },
    ],
  },
  states: {
    idle: ({ running }) => expect(running).toEqual(['watchNearness']),
    near: ({ running }) => expect(running).not.toContain('watchNearness'),
    'near.script': ({ snapshot }) => expect(snapshot.value).toHaveProperty('near.frame'),
    'near.script.loading': ({ running }) => expect(running).toContain('loadScript'),
    'near.script.ready': ({ calls }) => expect(calls).toEqual([]),
    'near.script.failed': ({ calls }) => expect(calls).toEqual(['warn']),
    'near.frame': ({ snapshot }) => expect(snapshot.value).toHaveProperty('near.script'),
    'near.frame.asking': ({ running }) => expect(running).toContain('reachFrame'),
    'near.frame.shown': ({ running }) => expect(running).not.toContain('reachFrame'),
    'near.frame.absent': ({ running }) => expect(running).not.toContain('reachFrame'),
  },
  promises: {
    'the frame covers our summary only once its site has answered': (turn) => {
      if (reaches(turn, { near: { frame: 'shown' } }))
        expect(turn.step).toMatchObject({ kind: 'settle', actor: 'reachFrame', outcome: { output: null } })
    },
    'near: for good': ({ before, now }) => {
      if (before.snapshot.matches('near')) expect(now.snapshot.matches('near')).toBe(true)
    },
  },
})
