import { expect } from 'vitest'
import { reviewsWidget } from '../../../machines/reviews-widget.ts'
import { defineFixture, reaches, stays } from '../../path-harness/fixture.ts'

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
  promises: {
    'the frame covers our summary only once its site has answered': (turn) => {
      if (reaches(turn, { near: { frame: 'shown' } }))
        expect(turn.step).toMatchObject({ kind: 'settle', actor: 'reachFrame', outcome: { output: null } })
    },
    'near: for good': stays('near'),
  },
})
