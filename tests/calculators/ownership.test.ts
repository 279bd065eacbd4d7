/** The monthly cost of owning, against examples calculated by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownershipCost } from '../../calculators/ownership.ts'
import { OWNERSHIP_COSTS } from '../../content/calculators/breakdowns.ts'
import { parseInputs } from '../../content/calculators/fields.ts'
import { type OwnershipInputs, ownershipFields } from '../../content/calculators/purchase-fields.ts'

const defaults = parseInputs(ownershipFields, {})
const HAND = 'mortgage in 50-digit decimals, the rest by hand'
const CITY = 'City of Calgary 2025: 0.0061803 of the median assessment of $697,000 is $4,307.67'

const NO_LOAN = 'by hand: no mortgage'
const NO_INTEREST = 'by hand: no interest, 200,000 in 300 parts'

/**
 * Price, down payment, rate, years, first-time or new; yearly tax and insurance; monthly fees and
 * utilities; maintenance in percent. Then the six monthly costs and their total, in cents, and the source.
 */
const EXAMPLES = [
  ['600000 60000 4.5 25 false 3900 2100 0 420 1', '308141 32500 17500 0 42000 50000', 450_141, HAND],
  ['332000 16600 4.5 25 false 2050 480 520 110 0.5', '181548 17083 4000 52000 11000 13833', 279_464, HAND],
  ['697000 139400 4.29 30 false 4307.67 2400 0 450 1', '274376 35897 20000 0 45000 58083', 433_356, CITY],
  ['500000 25000 4.64 25 false 3100 1900 0 400 1', '277274 25833 15833 0 40000 41667', 400_607, HAND],
  ['450000 45000 4.1 30 true 2800 700 345 240 0.5', '201315 23333 5833 34500 24000 18750', 307_731, HAND],
  ['781000 781000 0 25 false 4830 2600 0 480 1', '0 40250 21667 0 48000 65083', 175_000, NO_LOAN],
  ['1500000 300000 4.75 30 false 9300 4200 0 650 1', '622630 77500 35000 0 65000 125000', 925_130, HAND],
  ['435000 87000 4.39 20 false 2700 650 330 260 0.8', '217361 22500 5417 33000 26000 29000', 333_278, HAND],
  ['665000 99750 4.2 25 false 4100 2300 25 400 1', '311991 34167 19167 2500 40000 55417', 463_242, HAND],
  ['400000 20000 5.04 25 true 2475 1750 0 380 1.5', '230751 20625 14583 0 38000 50000', 353_959, HAND],
  ['250000 50000 0 25 false 1600 420 610 95 0', '66667 13333 3500 61000 9500 0', 154_000, NO_INTEREST],
  ['1499999 125000 4.5 25 false 9000 4000 0 600 1.2', '791466 75000 33333 0 60000 150000', 1_109_799, HAND],
] as const

function inputs(example: string) {
  const [price = 0, downPayment = 0, rate = 0, amortization = 0, first, ...costs] = example
    .split(' ')
    .map((text) => Number(JSON.parse(text)))
  const [propertyTax = 0, homeInsurance = 0, condoFees = 0, utilities = 0, maintenance = 0] = costs
  return {
    ...{ price, downPayment, rate, amortization, firstTimeOrNew: Boolean(first) },
    ...{ propertyTax, homeInsurance, condoFees, utilities, maintenance },
  } satisfies OwnershipInputs
}

describe('a month of ownership', () => {
  it.each(EXAMPLES)('%s costs %s, %d cents in all (%s)', (asked, costs, monthlyTotal) => {
    const result = ownershipCost(inputs(asked))
    expect(result).toMatchObject({ kind: 'calculated', monthlyTotal })
    if (result.kind === 'calculated')
      expect(result.costs).toEqual(
        OWNERSHIP_COSTS.map((cost, index) => ({ cost, monthly: Number(costs.split(' ')[index]) })),
      )
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
