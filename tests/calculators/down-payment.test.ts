/** The minimum down payment, under the rules in force since 15 December 2024. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minimumDownPayment } from '../../calculators/down-payment.ts'

const FCAC = 'Financial Consumer Agency of Canada, example'
const BROKERS_TABLE = 'peaktopeakmortgage.com, table of minimum down payments'
const BY_TIERS = 'by hand from the three tiers'

/** Price and minimum in dollars; source. */
const EXAMPLES: [number, number, string][] = [
  [400_000, 20_000, FCAC],
  [600_000, 35_000, FCAC],
  [1_400_000, 115_000, 'Department of Finance, 15 December 2024: $165,000 less than 20% of $1.4 million'],
  [500_000, 25_000, BROKERS_TABLE],
  [525_000, 27_500, BROKERS_TABLE],
  [675_000, 42_500, BROKERS_TABLE],
  [750_000, 50_000, BROKERS_TABLE],
  [800_000, 55_000, BROKERS_TABLE],
  [925_000, 67_500, BROKERS_TABLE],
  [1_000_000, 75_000, BROKERS_TABLE],
  [332_000, 16_600, BY_TIERS],
  [500_001, 25_000.1, BY_TIERS],
  [1_250_000, 100_000, BY_TIERS],
  [1_499_999, 124_999.9, BY_TIERS],
  [1_500_000, 300_000, BY_TIERS],
  [2_000_000, 400_000, BY_TIERS],
]

describe('the minimum down payment', () => {
  it.each(EXAMPLES)('on $%d is $%d (%s)', (price, minimum) => {
    expect(minimumDownPayment(price * 100)).toBe(Math.round(minimum * 100))
  })

  it('never falls as the price rises, and is between 5% and 20%', () => {
    const check = (price: number, more: number) => {
      const minimum = minimumDownPayment(price)
      expect(minimumDownPayment(price + more)).toBeGreaterThanOrEqual(minimum)
      expect(minimum * 20).toBeGreaterThanOrEqual(price)
      expect(minimum).toBeLessThanOrEqual(Math.ceil(price / 5))
    }
    const prices = fc.integer({ min: 1, max: 400_000_000 })
    fc.assert(fc.property(prices, fc.nat({ max: 50_000_000 }), check), { numRuns: 1000 })
  })
})
