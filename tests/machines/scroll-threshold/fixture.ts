import { expect } from 'vitest'
import { scrollThreshold } from '../../../machines/scroll-threshold.ts'
import { defineFixture, isEvent } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: scrollThreshold,
  events: {
    'scroll.moved': [
      { says: 'scrolls to just past the threshold', event: { type: 'scroll.moved', y: 21 } },
      { says: 'scrolls exactly to the threshold', event: { type: 'scroll.moved', y: 20 } },
      { says: 'scrolls to the top', event: { type: 'scroll.moved', y: 0 } },
    ],
  },
  outcomes: { watchScroll: [] },
  promises: {
    'not scrolled: nothing changes': ({ before, now, step }) => {
      if (!isEvent(step, 'scroll.moved')) expect(now.snapshot.value).toBe(before.snapshot.value)
    },
  },
})
