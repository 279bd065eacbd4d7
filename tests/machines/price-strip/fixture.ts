import { expect } from 'vitest'
import { priceStrip } from '../../../machines/price-strip.ts'
import { defineFixture, isEvent } from '../../path-harness/fixture.ts'

const points = (index: number) => ({ type: 'dot.pointed' as const, index })

export const fixture = defineFixture({
  machine: priceStrip,
  events: {
    'dot.pointed': [
      { says: 'comes to the lowest dot', event: points(0) },
      { says: 'comes to the third dot', event: points(2) },
    ],
    'strip.entered': [{ says: 'moves the focus to the strip', event: { type: 'strip.entered' } }],
    'strip.left': [{ says: 'moves the focus away', event: { type: 'strip.left' } }],
  },
  outcomes: {},
  promises: {
    'only a dot that is pointed at takes the place of the last one': ({ before, now, step }) => {
      if (!isEvent(step, 'dot.pointed'))
        expect(now.snapshot.context.index).toBe(before.snapshot.context.index)
    },
  },
})
