/** Amortization schedules, against published figures and general properties. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortization } from '../../calculators/amortization.ts'
import { type Mortgage, PAYMENTS_PER_YEAR } from '../../calculators/mortgage.ts'
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '../../content/calculators/purchase-fields.ts'
import { centsGrownTo } from './exact.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** $200,000 at 7.5%, from efunda.com: years, frequency, number of payments, total interest in dollars. */
const EFUNDA: [number, PaymentFrequency, number, number][] = [
  [25, 'monthly', 300, 238_932.95],
  [15, 'monthly', 180, 131_384.92],
  [15, 'bi-weekly', 390, 130_837.55],
]

describe('the total interest', () => {
  it.each(EFUNDA)(
    'over %d years, paid %s, in %d payments, is $%d',
    (years, frequency, payments, interest) => {
      const schedule = amortization({
        principal: 20_000_000,
        ratePercent: 7.5,
        amortizationYears: years,
        frequency,
      })
      expect(schedule.payments).toBe(payments)
      // The source does not round the payment; ours is off by up to half a cent each time.
      expect(Math.abs(schedule.totalInterest - interest * 100)).toBeLessThanOrEqual(payments)
    },
  )

  it('of accelerated payments is $111,242.27, with one small payment left after 13 years (efunda.com)', () => {
    const schedule = amortization({
      principal: 20_000_000,
      ratePercent: 7.5,
      amortizationYears: 15,
      frequency: 'accelerated-bi-weekly',
    })
    expect(schedule.payments).toBe(13 * 26 + 1)
    expect(Math.abs(schedule.totalInterest - 11_124_227)).toBeLessThanOrEqual(1000)
  })
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
  const { payment, lastPayment, totalInterest, years } = amortization({
    principal,
    ratePercent,
    amortizationYears,
    frequency,
  })
  expect([payment, lastPayment, totalInterest, years[0]?.balance, years[4]?.balance]).toEqual(expected)
})

it('a principal of zero has no payments', () => {
  const nothing = { principal: 0, ratePercent: 4.5, amortizationYears: 25, frequency: 'monthly' } as const
  expect(amortization(nothing)).toEqual({
    payment: 0,
    lastPayment: 0,
    payments: 0,
    totalInterest: 0,
    years: [],
  })
})

const mortgagesPaid = (frequency: PaymentFrequency): fc.Arbitrary<Mortgage> =>
  fc.record({
    principal: fc.integer({ min: 100_000, max: 300_000_000 }),
    ratePercent: fc.integer({ min: 0, max: 1500 }).map((basisPoints) => basisPoints / 100),
    amortizationYears: fc.integer({ min: 5, max: 30 }),
    frequency: fc.constant(frequency),
  })

describe.each(PAYMENT_FREQUENCIES)('any loan, paid %s', (frequency) => {
  const perYear = PAYMENTS_PER_YEAR[frequency]
  const mortgages = mortgagesPaid(frequency)

  it('ends at zero within the agreed payments, with every cent accounted for', () => {
    const check = (mortgage: Mortgage) => {
      const { payment, lastPayment, payments, totalInterest, years } = amortization(mortgage)
      expect(years.at(-1)?.balance).toBe(0)
      expect(payments).toBeLessThanOrEqual(perYear * mortgage.amortizationYears)
      expect(Math.ceil(payments / perYear)).toBe(years.length)
      expect(sum(years.map((year) => year.principal))).toBe(mortgage.principal)
      expect(sum(years.map((year) => year.interest))).toBe(totalInterest)
      expect(payment * (payments - 1) + lastPayment).toBe(mortgage.principal + totalInterest)
    }
    fc.assert(fc.property(mortgages, check))
  })

  it('has a falling balance, and no more interest each year than the year before', () => {
    const check = (mortgage: Mortgage) => {
      const { years } = amortization(mortgage)
      years.slice(1).forEach((year, index) => {
        const before = years[index]
        expect(year.balance).toBeLessThan(before?.balance ?? 0)
        expect(year.interest).toBeLessThanOrEqual(before?.interest ?? 0)
      })
    }
    fc.assert(fc.property(mortgages, check))
  })
})

it.each(['monthly', 'semi-monthly', 'bi-weekly'] as const)(
  'the last %s payment differs from the others by at most a cent per payment, plus interest',
  (frequency) => {
    const perYear = PAYMENTS_PER_YEAR[frequency]
    const check = (mortgage: Mortgage) => {
      const { payment, lastPayment, payments } = amortization(mortgage)
      const agreed = perYear * mortgage.amortizationYears
      const unpaid = (agreed - payments) * payment + payment - lastPayment
      const rateBasisPoints = Math.round(mortgage.ratePercent * 100)
      const drift = centsGrownTo({ rateBasisPoints, years: mortgage.amortizationYears, perYear })
      expect(Math.abs(unpaid)).toBeLessThanOrEqual(drift)
    }
    fc.assert(fc.property(mortgagesPaid(frequency), check), { numRuns: 40 })
  },
)

it('an accelerated mortgage ends sooner and costs less interest than a bi-weekly one', () => {
  const check = (basisPoints: number, amortizationYears: number) => {
    const loan = { principal: 50_000_000, ratePercent: basisPoints / 100, amortizationYears }
    const regular = amortization({ ...loan, frequency: 'bi-weekly' })
    const accelerated = amortization({ ...loan, frequency: 'accelerated-bi-weekly' })
    expect(accelerated.payments).toBeLessThan(regular.payments)
    expect(accelerated.totalInterest).toBeLessThan(regular.totalInterest)
  }
  fc.assert(fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 5, max: 30 }), check))
})
