/** Mortgage loan insurance, against CMHC's published premiums. */
import { describe, expect, it } from 'vitest'
import { insurancePremium, needsInsurance, premiumRate } from '../../calculators/insurance.ts'

const CMHC = 'CMHC, premium schedule for owner-occupied homes'
const SURCHARGE = 'CMHC, 0.20% above 25 years'
const FINMO = 'help.finmo.ca, example at a hair above 85%'

/** Price, loan, years, premium; source. Amounts in dollars. */
const EXAMPLES: [number, number, number, number, string][] = [
  [500_000, 475_000, 25, 19_000, `${CMHC}: 4.00% at 95%`],
  [500_000, 450_001, 25, 18_000.04, `${CMHC}: 4.00% from 90.01%`],
  [500_000, 450_000, 25, 13_950, `${CMHC}: 3.10% at 90%`],
  [500_000, 425_001, 25, 13_175.03, `${CMHC}: 3.10% from 85.01%`],
  [500_000, 425_000, 25, 11_900, `${CMHC}: 2.80% at 85%`],
  [500_000, 400_001, 25, 11_200.03, `${CMHC}: 2.80% from 80.01%`],
  [500_000, 400_000, 25, 0, 'no insurance needed at 80%'],
  [500_000, 100_000, 25, 0, 'no insurance needed at 20%'],
  [588_235, 500_000, 25, 15_500, `${FINMO}, 25 years`],
  [588_235, 500_000, 30, 16_500, `${FINMO}, 30 years`],
  [500_000, 475_000, 30, 19_950, `${SURCHARGE}: 4.20%`],
  [500_000, 425_000, 30, 12_750, `${SURCHARGE}: 3.00%`],
  [500_000, 425_000, 26, 12_750, `${SURCHARGE}: 3.00%`],
  [600_000, 565_000, 25, 22_600, 'by hand: the minimum down payment of $35,000, at 94.17%'],
  [500_000, 400_000, 30, 0, 'no surcharge without insurance'],
]

describe('the premium', () => {
  it.each(EXAMPLES)('on $%d with $%d borrowed over %d years is $%d (%s)', (price, loan, years, premium) => {
    const asked = { price: price * 100, loan: loan * 100, amortizationYears: years }
    expect(insurancePremium(asked)).toBe(Math.round(premium * 100))
  })

  it('throws above 95% of the price', () => {
    expect(() => premiumRate({ price: 100_000, loan: 95_001, amortizationYears: 25 })).toThrow(RangeError)
  })
})

it('insurance is needed from the first cent above 80%', () => {
  expect(needsInsurance({ price: 50_000_000, loan: 40_000_000 })).toBe(false)
  expect(needsInsurance({ price: 50_000_000, loan: 40_000_001 })).toBe(true)
})
