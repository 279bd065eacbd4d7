import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heightOf, placedDots, scaleOf } from '../../src/pages/communities/price-scale.ts'

/** Px: the narrowest strip with dots of full size, and a dot with its edge. */
const [WIDTH, DIAMETER] = [620, 15]

const medians = fc
  .array(fc.integer({ min: 150_000, max: 3_000_000 }), { minLength: 2, maxLength: 70 })
  .map((some) => some.toSorted((one, other) => one - other))
  .filter((some) => some[0] !== some.at(-1))

it('puts each dot over its own price, within the strip, without touching another', () => {
  fc.assert(
    fc.property(medians, (some) => {
      const scale = scaleOf(some)
      const dots = placedDots(some, scale)
      const edge = heightOf(dots) / 2
      expect(dots.map(({ left }) => left)).toEqual(some.map(scale.percentAt))
      for (const [index, { left, up }] of dots.entries()) {
        expect(Math.abs(up) + DIAMETER / 2).toBeLessThanOrEqual(edge)
        for (const other of dots.slice(index + 1)) {
          const apart = Math.hypot(((left - other.left) * WIDTH) / 100, up - other.up)
          expect(apart).toBeGreaterThanOrEqual(DIAMETER)
        }
      }
    }),
  )
})

/** Percent that a price under the axis of a phone takes, and how much a tick may be off. */
const [LABEL, ROUNDING] = [15, 0.1]

it('has ticks in order, those of a phone with room for their prices: each twice the last, where three are within', () => {
  fc.assert(
    fc.property(medians, (some) => {
      const { ticks, percentAt } = scaleOf(some)
      expect(ticks.map(({ price }) => price)).toEqual(
        ticks.map(({ price }) => price).toSorted((one, other) => one - other),
      )
      const majors = ticks.filter(({ minor }) => !minor)
      for (const [index, { left }] of majors.entries()) {
        const next = majors[index + 1]
        if (next) expect(next.left - left).toBeGreaterThanOrEqual(LABEL - ROUNDING)
      }
      const isWithin = (price: number) => percentAt(price) >= 2 && percentAt(price) <= 98
      const doublings = [200_000, 400_000, 800_000, 1_600_000].filter(isWithin)
      if (doublings.length >= 3) expect(majors.map(({ price }) => price)).toEqual(doublings)
    }),
  )
})
