/** Mortgage payments, against published figures and an independent exact calculation. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mortgage, mortgagePayment, PAYMENTS_PER_YEAR } from '../../calculators/mortgage.ts'
import type { PaymentFrequency } from '../../content/calculators/purchase-fields.ts'
import { exactAcceleratedPayment, exactPayment } from './exact.ts'

/** Principal in dollars, rate in percent, years, frequency, payment in dollars; source. */
const EXAMPLES: [number, number, number, PaymentFrequency, number, string][] = [
  [200_000, 7.5, 25, 'monthly', 1463.11, 'efunda.com, Canadian mortgage payment'],
  [200_000, 7.5, 15, 'monthly', 1841.03, 'efunda.com, Canadian mortgage payment'],
  [200_000, 7.5, 15, 'bi-weekly', 848.3, 'efunda.com, Canadian mortgage payment'],
  [200_000, 7.5, 15, 'accelerated-bi-weekly', 920.51, 'efunda.com, Canadian mortgage payment'],
  [300_000, 4, 30, 'monthly', 1426.56, 'thomas-goebel.ca, Canadian against American compounding'],
  [145_000, 5, 25, 'monthly', 843.33, 'jiskha.com question 1063855, worked with (1+i)^6 = 1.025'],
  [350_000, 5.5, 20, 'monthly', 2395.37, 'brainscape.com, mortgage flashcards at j2 = 5.5%'],
  [350_000, 5.5, 20, 'accelerated-bi-weekly', 1197.68, 'brainscape.com, mortgage flashcards at j2 = 5.5%'],
  [420_000, 0, 25, 'monthly', 1400, 'by hand: 420,000 in 300 equal parts'],
]

describe('the payment', () => {
  it.each(EXAMPLES)(
    'on $%d at %d% over %d years, paid %s, is $%d (%s)',
    (dollars, rate, years, frequency, paid) => {
      const mortgage = { principal: dollars * 100, ratePercent: rate, amortizationYears: years, frequency }
      expect(mortgagePayment(mortgage)).toBe(Math.round(paid * 100))
    },
  )

  it('is zero for a principal of zero', () => {
    const nothing = { principal: 0, ratePercent: 4.5, amortizationYears: 25, frequency: 'monthly' } as const
    expect(mortgagePayment(nothing)).toBe(0)
  })
})

const loans = fc.record({
  principal: fc.integer({ min: 100_000, max: 300_000_000 }),
  rateBasisPoints: fc.integer({ min: 0, max: 1500 }),
  years: fc.integer({ min: 5, max: 30 }),
})
type Loan = { principal: number; rateBasisPoints: number; years: number }
const asked = ({ principal, rateBasisPoints, years }: Loan, frequency: PaymentFrequency): Mortgage => ({
  principal,
  ratePercent: rateBasisPoints / 100,
  amortizationYears: years,
  frequency,
})

describe('for any loan', () => {
  it.each(['monthly', 'semi-monthly', 'bi-weekly'] as const)(
    'the %s payment matches 40-decimal arithmetic to the cent',
    (frequency) => {
      const perYear = PAYMENTS_PER_YEAR[frequency]
      const check = (loan: Loan) => {
        expect(mortgagePayment(asked(loan, frequency))).toBe(exactPayment({ ...loan, perYear }))
      }
      fc.assert(fc.property(loans, check), { numRuns: 60 })
    },
  )

  it('the accelerated payment is half a monthly one, to the cent', () => {
    const check = (loan: Loan) => {
      expect(mortgagePayment(asked(loan, 'accelerated-bi-weekly'))).toBe(exactAcceleratedPayment(loan))
    }
    fc.assert(fc.property(loans, check), { numRuns: 60 })
  })
})
