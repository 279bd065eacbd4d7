/** Rental yields, against published examples and examples calculated by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rentalYield } from '../../calculators/rental.ts'
import { parseInputs } from '../../content/calculators/fields.ts'
import { type RentalInputs, rentalFields } from '../../content/calculators/rental-fields.ts'

const defaults = parseInputs(rentalFields, {})

/** Zero, except for what an example sets. */
const bare: RentalInputs = {
  ...{ rentalPrice: 0, rentalDownPayment: 0, buyingCosts: 0, rentalRate: 0, rentalAmortization: 25, rent: 0 },
  ...{ vacancy: 0, rentalPropertyTax: 0, rentalInsurance: 0, rentalCondoFees: 0, rentalUtilities: 0 },
  ...{ rentalMaintenance: 0, management: 0 },
}
const KNOWN = `grossRent vacancy operatingIncome mortgagePayment yearlyCashFlow monthlyCashFlow
  cashInvested grossYield capRate netYield cashOnCash`.split(/\s+/)

/**
 * The inputs in the order of `bare`, and what is known of the result in that of `KNOWN`: cents, and hundredths of a
 * percent. Then the source; by hand means that the mortgage is in 50-digit decimals, and the rest by hand.
 */
const EXAMPLES = `
600000 600000 0 0 25 3500 0 0 0 0 0 0 0 = – – 4200000 – – – – – 700 – – (lendcity.ca, cap rate guide: $42,000 on $600,000 is 7.0%)
450000 450000 0 0 25 2437.5 0 0 0 0 0 0 0 = – – 2925000 – – – – – 650 – – (lendcity.ca, cap rate guide: $29,250 on $450,000 is 6.5%)
450000 450000 0 0 25 3750 0 25200 0 0 0 0 0 = 4500000 – 1980000 – – – – 1000 440 – – (michaelwaggoner.org: $45,000 less $25,200 of expenses on $450,000 is 4.4%)
435000 109000 3900 4.75 30 2300 5 2700 900 330 0 5 8 = 2760000 138000 1518240 169148 -511536 -42628 11290000 634 349 346 -453 (by hand)
332000 66400 3000 4.9 25 1850 4 2050 480 520 0 3 8 = – 88800 1017104 152966 -818488 -68207 – 669 306 304 -1179 (by hand)
650000 162500 5000 4.75 30 3600 5 4200 2400 0 150 6 0 = – – 3004800 252943 -30516 -2543 – 665 462 459 -18 (by hand)
781000 156200 5500 4.64 30 3300 3 4830 2600 0 0 5 8 = – – 2592904 320142 -1248800 -104067 – 507 332 330 -772 (by hand)
300000 60000 2500 6 25 2400 0 1800 600 0 0 0 0 = – – 2640000 153554 797352 66446 – 960 880 873 1276 (by hand)
1200000 300000 8000 5.1 30 7200 6 7400 4800 0 400 7 7 = – – 5248288 485708 -580208 -48351 – 720 437 434 -188 (by hand)
250000 50000 2000 0 25 1500 8 1500 400 450 0 2 10 = – – 724400 66667 -75604 -6300 – 720 290 287 -145 (by hand: no interest, 200,000 in 300 parts)
400000 80000 4000 5.5 20 2000 50 2400 900 0 200 10 0 = – – 390000 219005 -2238060 -186505 – 600 98 97 -2664 (half the year empty, by hand)
500000 500000 0 0 25 2500 0 0 0 0 0 0 0 = – – – 0 3000000 250000 – 600 600 600 600 (by hand: bought in cash and free of costs, every share is the same 6%)`
  .trim()
  .split('\n')
  .map((line): [string, string, string] => {
    const [inputs = '', results = '', source = ''] = line.split(/ = | \(/)
    return [inputs, results, source]
  })

const named = (names: readonly string[], values: string) =>
  Object.fromEntries(
    values.split(' ').flatMap((value, index) => (value === '–' ? [] : [[names[index], Number(value)]])),
  )

describe('a rental', () => {
  it.each(EXAMPLES)('of %s yields %s (%s', (asked, known) => {
    const inputs = { ...bare, ...named(Object.keys(bare), asked) }
    expect(rentalYield(inputs)).toMatchObject({ kind: 'calculated', ...named(KNOWN, known) })
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
