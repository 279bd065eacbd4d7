import { expect } from 'vitest'
import { reviewsWidget } from '../../../machines/reviews-widget.ts'
import { defineFixture } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: reviewsWidget,
  events: { 'widget.near': [{ says: 'comes near the reviews', event: { type: 'widget.near' } }] },
  outcomes: {
    watchNearness: [],
    loadScript: [
      { says: 'the script loads', outcome: { output: null } },
      { says: 'the script does not load', outcome: { error: 'blocked' } },
    ],
  },
  states: {
    idle: ({ running }) => expect(running).toEqual(['watchNearness']),
    loading: ({ running }) => expect(running).toEqual(['loadScript']),
    ready: ({ calls }) => expect(calls).toEqual([]),
    failed: ({ calls }) => expect(calls).toEqual(['warn']),
  },
})
