/** Rental yields, against published examples and examples calculated by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rental, rentalYield } from '../../calculators/rental.ts'
import { parseInputs } from '../../content/calculators/fields.ts'
import { type RentalInputs, rentalFields } from '../../content/calculators/rental-fields.ts'

type Yielded = Extract<Rental, { kind: 'calculated' }>
const defaults = parseInputs(rentalFields, {})

/** Zero, except for what an example sets. */
const bare: RentalInputs = {
  ...{ rentalPrice: 0, rentalDownPayment: 0, buyingCosts: 0, rentalRate: 0, rentalAmortization: 25, rent: 0 },
  ...{ vacancy: 0, rentalPropertyTax: 0, rentalInsurance: 0, rentalCondoFees: 0, rentalUtilities: 0 },
  ...{ rentalMaintenance: 0, management: 0 },
}
const LENDCITY = 'lendcity.ca, cap rate guide'
const BY_HAND = 'mortgage in 50-digit decimals, the rest by hand'

/** Inputs, known parts of the result (in cents and hundredths of a percent), source. */
const EXAMPLES: [Partial<RentalInputs>, Partial<Yielded>, string][] = [
  [
    { rentalPrice: 600_000, rentalDownPayment: 600_000, rent: 3500 },
    { operatingIncome: 4_200_000, capRate: 700 },
    `${LENDCITY}: $42,000 on $600,000 is 7.0%`,
  ],
  [
    { rentalPrice: 450_000, rentalDownPayment: 450_000, rent: 3750, rentalPropertyTax: 25_200 },
    { grossRent: 4_500_000, operatingIncome: 1_980_000, capRate: 440, grossYield: 1000 },
    'michaelwaggoner.org: $45,000 less $25,200 of expenses on $450,000 is 4.4%',
  ],
  [
    {
      ...{ rentalPrice: 435_000, rentalDownPayment: 109_000, buyingCosts: 3900, rentalRate: 4.75 },
      ...{ rentalAmortization: 30, rent: 2300, vacancy: 5, rentalPropertyTax: 2700, rentalInsurance: 900 },
      ...{ rentalCondoFees: 330, rentalMaintenance: 5, management: 8 },
    },
    {
      ...{ grossRent: 2_760_000, vacancy: 138_000, operatingIncome: 1_518_240, mortgagePayment: 169_148 },
      ...{ yearlyCashFlow: -511_536, monthlyCashFlow: -42_628, cashInvested: 11_290_000 },
      ...{ grossYield: 634, capRate: 349, netYield: 346, cashOnCash: -453 },
    },
    BY_HAND,
  ],
  [
    {
      ...{ rentalPrice: 300_000, rentalDownPayment: 60_000, buyingCosts: 2500, rentalRate: 6, rent: 2400 },
      ...{ rentalPropertyTax: 1800, rentalInsurance: 600 },
    },
    {
      ...{ operatingIncome: 2_640_000, mortgagePayment: 153_554, yearlyCashFlow: 797_352 },
      ...{ monthlyCashFlow: 66_446, grossYield: 960, capRate: 880, netYield: 873, cashOnCash: 1276 },
    },
    BY_HAND,
  ],
  [
    {
      ...{ rentalPrice: 250_000, rentalDownPayment: 50_000, buyingCosts: 2000, rent: 1500, vacancy: 8 },
      ...{ rentalPropertyTax: 1500, rentalInsurance: 400, rentalCondoFees: 450, rentalMaintenance: 2 },
      ...{ management: 10 },
    },
    {
      ...{ operatingIncome: 724_400, mortgagePayment: 66_667, yearlyCashFlow: -75_604 },
      ...{ monthlyCashFlow: -6300, grossYield: 720, capRate: 290, netYield: 287, cashOnCash: -145 },
    },
    'by hand: no interest, 200,000 in 300 parts',
  ],
  [
    {
      ...{ rentalPrice: 400_000, rentalDownPayment: 80_000, buyingCosts: 4000, rentalRate: 5.5, rent: 2000 },
      ...{ rentalAmortization: 20, vacancy: 50, rentalPropertyTax: 2400, rentalInsurance: 900 },
      ...{ rentalUtilities: 200, rentalMaintenance: 10 },
    },
    {
      ...{ operatingIncome: 390_000, mortgagePayment: 219_005, yearlyCashFlow: -2_238_060 },
      ...{ monthlyCashFlow: -186_505, grossYield: 600, capRate: 98, netYield: 97, cashOnCash: -2664 },
    },
    'half the year empty, by hand',
  ],
  [
    { rentalPrice: 500_000, rentalDownPayment: 500_000, rent: 2500 },
    {
      ...{ yearlyCashFlow: 3_000_000, monthlyCashFlow: 250_000, mortgagePayment: 0 },
      ...{ grossYield: 600, capRate: 600, netYield: 600, cashOnCash: 600 },
    },
    'by hand: bought in cash and free of costs, every share is the same 6%',
  ],
]

describe('a rental', () => {
  it.each(EXAMPLES)('of %j yields %j (%s)', (asked, known) => {
    expect(rentalYield({ ...bare, ...asked })).toMatchObject({ kind: 'calculated', ...known })
  })

  it.each([
    ['a dollar below 20%', { rentalPrice: 435_000, rentalDownPayment: 86_999 }, 'down-payment-below-minimum'],
    ['more than the price', { rentalPrice: 435_000, rentalDownPayment: 435_001 }, 'down-payment-above-price'],
  ])('is refused with %s down', (_case, changed, reason) => {
    const refused = { kind: 'refused', reason, minimumDownPayment: 8_700_000 }
    expect(rentalYield({ ...defaults, ...changed })).toEqual(refused)
  })

  it('with a small loss has no negative zeros', () => {
    const cash = { rentalPrice: 100_000, rentalDownPayment: 100_000 }
    const result = rentalYield({ ...bare, ...cash, rentalPropertyTax: 0.01 })
    if (result.kind !== 'calculated') throw new Error(result.reason)
    expect(result.yearlyCashFlow).toBe(-1)
    for (const small of [result.monthlyCashFlow, result.capRate, result.cashOnCash]) expect(small).toBe(0)
  })

  it('yields at most its gross rent, and never less with more rent', () => {
    const check = (rent: number, vacancy: number, management: number) => {
      const asked = { ...defaults, rent, vacancy, management }
      const one = rentalYield(asked)
      const more = rentalYield({ ...asked, rent: rent + 25 })
      if (one.kind !== 'calculated' || more.kind !== 'calculated') throw new Error('refused')
      expect(Math.abs(one.netYield)).toBeLessThanOrEqual(Math.abs(one.capRate))
      expect(one.capRate).toBeLessThanOrEqual(one.grossYield)
      expect(more.operatingIncome).toBeGreaterThanOrEqual(one.operatingIncome)
      const spent = one.expenses.reduce((sum, { yearly }) => sum + yearly, 0)
      expect(one.grossRent - one.vacancy - spent).toBe(one.operatingIncome)
      expect(one.operatingIncome - 12 * one.mortgagePayment).toBe(one.yearlyCashFlow)
    }
    const rents = fc.integer({ min: 1500, max: 20_000 })
    fc.assert(fc.property(rents, fc.nat({ max: 50 }), fc.nat({ max: 20 }), check))
  })
})
