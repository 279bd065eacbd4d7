import { expect } from 'vitest'
import { BANNER } from '../../../content/constants.ts'
import { promoBanner } from '../../../machines/promo-banner.ts'
import { defineFixture, does, waits } from '../../path-harness/fixture.ts'
import { holds, releases } from '../shared/rotation-holds.ts'

const rotates = waits('rotation')

export const fixture = defineFixture({
  machine: promoBanner,
  events: {
    'threshold.passed': [{ says: 'scrolls past 100 px', event: { type: 'threshold.passed' } }],
    'threshold.left': [{ says: 'scrolls back to the top', event: { type: 'threshold.left' } }],
    'rotation.held': holds,
    'rotation.released': releases,
  },
  outcomes: { watchThreshold: [], watchHolds: [] },
  delays: { rotation: '4 seconds pass' },
  invariant: ({ snapshot }) => {
    expect(Number.isInteger(snapshot.context.index)).toBe(true)
    expect(snapshot.context.index).toBeGreaterThanOrEqual(0)
    expect(snapshot.context.index).toBeLessThan(BANNER.count)
  },
  promises: {
    'held: never advances': ({ before, now }) => {
      if (before.snapshot.context.holds.length > 0)
        expect(now.snapshot.context.index).toBe(before.snapshot.context.index)
    },
    'hidden: never advances': ({ before, now }) => {
      if (before.snapshot.matches('hidden'))
        expect(now.snapshot.context.index).toBe(before.snapshot.context.index)
    },
  },
  journeys: [
    {
      name: 'goes to another tab and comes back: the same claim, and the next one 4 seconds later',
      steps: [
        does({ type: 'threshold.passed' }),
        does({ type: 'rotation.held', by: 'tab' }),
        does({ type: 'rotation.released', by: 'tab' }),
        rotates,
      ],
    },
    {
      name: 'points at it and goes to another tab: it continues when neither holds it any more',
      steps: [
        does({ type: 'threshold.passed' }),
        does({ type: 'rotation.held', by: 'pointer' }),
        does({ type: 'rotation.held', by: 'tab' }),
        does({ type: 'rotation.released', by: 'tab' }),
        does({ type: 'rotation.released', by: 'pointer' }),
      ],
    },
    {
      name: 'points at it while it scrolls out of sight: it rotates when it is shown again',
      steps: [
        does({ type: 'threshold.passed' }),
        does({ type: 'rotation.held', by: 'pointer' }),
        does({ type: 'rotation.held', by: 'focus' }),
        does({ type: 'threshold.left' }),
        does({ type: 'threshold.passed' }),
        rotates,
      ],
    },
    {
      name: 'presses pause, points at it and away, scrolls away and back: the claim stays until it is pressed again',
      steps: [
        does({ type: 'threshold.passed' }),
        does({ type: 'rotation.held', by: 'visitor' }),
        does({ type: 'rotation.held', by: 'pointer' }),
        does({ type: 'rotation.released', by: 'pointer' }),
        does({ type: 'threshold.left' }),
        does({ type: 'threshold.passed' }),
        rotates,
        does({ type: 'rotation.released', by: 'visitor' }),
        rotates,
      ],
    },
    {
      name: 'reads all five claims, and the first again',
      steps: [does({ type: 'threshold.passed' }), rotates, rotates, rotates, rotates, rotates],
    },
  ],
})
