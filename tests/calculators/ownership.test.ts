/** The monthly cost of owning, against examples calculated by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownershipCost } from '../../calculators/ownership.ts'
import { OWNERSHIP_COSTS } from '../../content/calculators/breakdowns.ts'
import { parseInputs } from '../../content/calculators/fields.ts'
import { type OwnershipInputs, ownershipFields } from '../../content/calculators/purchase-fields.ts'

const defaults = parseInputs(ownershipFields, {})
const BY_HAND = 'mortgage in 50-digit decimals, the rest by hand'
const CITY = 'City of Calgary 2025: 0.0061803 of the median assessment of $697,000 is $4,307.67'

/**
 * Price, down payment, rate, years, first-time or new; yearly tax and insurance; monthly fees and
 * utilities; maintenance in percent. Then the six monthly costs and their total, in cents, and the source.
 */
type Example = [
  asked: [number, number, number, number, boolean, number, number, number, number, number],
  costs: [number, number, number, number, number, number],
  total: number,
  source: string,
]
const EXAMPLES: Example[] = [
  [
    [600_000, 60_000, 4.5, 25, false, 3900, 2100, 0, 420, 1],
    [308_141, 32_500, 17_500, 0, 42_000, 50_000],
    450_141,
    BY_HAND,
  ],
  [
    [697_000, 139_400, 4.29, 30, false, 4307.67, 2400, 0, 450, 1],
    [274_376, 35_897, 20_000, 0, 45_000, 58_083],
    433_356,
    CITY,
  ],
  [
    [450_000, 45_000, 4.1, 30, true, 2800, 700, 345, 240, 0.5],
    [201_315, 23_333, 5833, 34_500, 24_000, 18_750],
    307_731,
    BY_HAND,
  ],
  [
    [781_000, 781_000, 0, 25, false, 4830, 2600, 0, 480, 1],
    [0, 40_250, 21_667, 0, 48_000, 65_083],
    175_000,
    'by hand: no mortgage',
  ],
  [
    [435_000, 87_000, 4.39, 20, false, 2700, 650, 330, 260, 0.8],
    [217_361, 22_500, 5417, 33_000, 26_000, 29_000],
    333_278,
    BY_HAND,
  ],
  [
    [250_000, 50_000, 0, 25, false, 1600, 420, 610, 95, 0],
    [66_667, 13_333, 3500, 61_000, 9500, 0],
    154_000,
    'by hand: no interest, 200,000 in 300 parts',
  ],
  [
    [1_499_999, 125_000, 4.5, 25, false, 9000, 4000, 0, 600, 1.2],
    [791_466, 75_000, 33_333, 0, 60_000, 150_000],
    1_109_799,
    BY_HAND,
  ],
]

function inputs([price, downPayment, rate, amortization, firstTimeOrNew, ...costs]: Example[0]) {
  const [propertyTax, homeInsurance, condoFees, utilities, maintenance] = costs
  return {
    ...{ price, downPayment, rate, amortization, firstTimeOrNew },
    ...{ propertyTax, homeInsurance, condoFees, utilities, maintenance },
  } satisfies OwnershipInputs
}

describe('a month of ownership', () => {
  it.each(EXAMPLES)('%j costs %j, %d cents in all (%s)', (asked, costs, monthlyTotal) => {
    const result = ownershipCost(inputs(asked))
    expect(result).toMatchObject({ kind: 'calculated', monthlyTotal })
    if (result.kind === 'calculated')
      expect(result.costs).toEqual(OWNERSHIP_COSTS.map((cost, index) => ({ cost, monthly: costs[index] })))
  })

  it('is refused when no lender would lend', () => {
    expect(ownershipCost({ ...defaults, downPayment: 10_000 })).toMatchObject({
      kind: 'refused',
      reason: 'down-payment-below-minimum',
      minimumDownPayment: 3_500_000,
    })
  })

  it('is the sum of its parts, and rises with each', () => {
    const parts = ['propertyTax', 'homeInsurance', 'condoFees', 'utilities', 'maintenance'] as const
    const check = (name: (typeof parts)[number], more: number) => {
      const total = (asked: OwnershipInputs) => {
        const result = ownershipCost(asked)
        if (result.kind !== 'calculated') throw new Error(result.reason)
        expect(result.costs.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(result.monthlyTotal)
        return result.monthlyTotal
      }
      expect(total({ ...defaults, [name]: defaults[name] + more })).toBeGreaterThan(total(defaults))
    }
    fc.assert(fc.property(fc.constantFrom(...parts), fc.integer({ min: 1, max: 400 }), check))
  })
})
