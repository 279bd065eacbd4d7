/** Amortization schedules, against published figures, exact arithmetic and what holds for every loan. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortization } from '../../calculators/amortization.ts'
import { type Mortgage, PAYMENTS_PER_YEAR } from '../../calculators/mortgage.ts'
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '../../content/calculators/purchase-fields.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** $200,000 at 7.5%, from efunda.com: years, frequency, number of payments, total interest in dollars. */
const EFUNDA: [number, PaymentFrequency, number, number][] = [
  [25, 'monthly', 300, 238_932.95],
  [15, 'monthly', 180, 131_384.92],
  [15, 'bi-weekly', 390, 130_837.55],
  // One small payment is left after 13 years.
  [15, 'accelerated-bi-weekly', 13 * 26 + 1, 111_242.27],
]

it.each(EFUNDA)('over %d years, paid %s, in %d payments, the interest is $%d', (...example) => {
  const [amortizationYears, frequency, payments, interest] = example
  const loan = { principal: 20_000_000, ratePercent: 7.5, amortizationYears, frequency }
  const schedule = amortization(loan)
  expect(schedule.payments).toBe(payments)
  // The source does not round the payment; ours is off by up to half a cent each time.
  expect(Math.abs(schedule.totalInterest - interest * 100)).toBeLessThanOrEqual(payments)
})

/**
 * Principal in cents, rate, years, frequency; then the payment, the last payment, the total interest, and the
 * balance after one and after five years, in cents. Computed period by period in 50-digit decimals.
 */
const EXACT: [number, number, number, PaymentFrequency, number, number, number, number, number][] = [
  [10_000_000, 5, 25, 'monthly', 58_160, 58_456, 7_448_296, 9_792_280, 8_850_786],
  [55_674_000, 4.5, 25, 'monthly', 308_141, 307_896, 36_768_055, 54_433_321, 48_879_731],
  [48_000_000, 4.75, 30, 'monthly', 249_052, 248_993, 41_658_661, 47_253_173, 43_889_231],
  [55_674_000, 4.5, 25, 'bi-weekly', 142_077, 141_751, 36_675_724, 54_433_317, 48_879_720],
  [31_628_800, 4.39, 20, 'semi-monthly', 98_688, 98_413, 15_741_165, 30_614_042, 26_084_204],
]

it.each(EXACT)('%d cents at %d% over %d years, paid %s, matches 50-digit arithmetic', (...example) => {
  const [principal, ratePercent, amortizationYears, frequency, ...expected] = example
  const schedule = amortization({ principal, ratePercent, amortizationYears, frequency })
  const { payment, lastPayment, totalInterest, years } = schedule
  expect([payment, lastPayment, totalInterest, years[0]?.balance, years[4]?.balance]).toEqual(expected)
})

it('a principal of zero has no payments', () => {
  const nothing = { principal: 0, ratePercent: 4.5, amortizationYears: 25, frequency: 'monthly' } as const
  const none = { payment: 0, lastPayment: 0, payments: 0, totalInterest: 0, years: [] }
  expect(amortization(nothing)).toEqual(none)
})

describe.each(PAYMENT_FREQUENCIES)('any loan, paid %s', (frequency) => {
  it('ends at zero within the agreed payments, with every cent accounted for, and a falling balance', () => {
    const perYear = PAYMENTS_PER_YEAR[frequency]
    const mortgages = fc.record({
      principal: fc.integer({ min: 100_000, max: 300_000_000 }),
      ratePercent: fc.integer({ min: 0, max: 1500 }).map((basisPoints) => basisPoints / 100),
      amortizationYears: fc.integer({ min: 5, max: 30 }),
      frequency: fc.constant(frequency),
    })
    const check = (mortgage: Mortgage) => {
      const { payment, lastPayment, payments, totalInterest, years } = amortization(mortgage)
      const balances = years.map(({ balance }) => balance)
      expect(balances.at(-1)).toBe(0)
      expect(balances).toEqual([...new Set(balances)].sort((one, other) => other - one))
      expect(payments).toBeLessThanOrEqual(perYear * mortgage.amortizationYears)
      expect(Math.ceil(payments / perYear)).toBe(years.length)
      expect(sum(years.map((year) => year.principal))).toBe(mortgage.principal)
      expect(sum(years.map((year) => year.interest))).toBe(totalInterest)
      expect(payment * (payments - 1) + lastPayment).toBe(mortgage.principal + totalInterest)
    }
    fc.assert(fc.property(mortgages, check))
  })
})
