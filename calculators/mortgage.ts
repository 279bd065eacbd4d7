/**
 * The payment on a Canadian fixed-rate mortgage. Under the Interest Act the quoted yearly rate `r` compounds
 * twice a year, so the rate of one of `n` payment periods a year is (1 + r/2)^(2/n) - 1.
 */
import type { PaymentFrequency } from '../content/calculators/purchase-fields.ts'
import type { Cents } from './cents.ts'

export const PAYMENTS_PER_YEAR: Record<PaymentFrequency, number> = {
  monthly: 12,
  'semi-monthly': 24,
  'bi-weekly': 26,
  'accelerated-bi-weekly': 26,
}

export type Mortgage = {
  principal: Cents
  /** The quoted yearly rate: 4.5 is 4.5%. */
  ratePercent: number
  amortizationYears: number
  frequency: PaymentFrequency
}

/** The interest rate of one of `perYear` equal periods, as a fraction of the balance. */
export function periodRate(ratePercent: number, perYear: number): number {
  return Math.expm1((2 / perYear) * Math.log1p(ratePercent / 200))
}

/** The payment that repays the principal in `periods`, before rounding. */
function levelPayment(principal: Cents, rate: number, periods: number): number {
  if (rate === 0) return principal / periods
  return (principal * rate) / -Math.expm1(-periods * Math.log1p(rate))
}

/**
 * The regular payment, to the nearest cent. An accelerated bi-weekly payment is half a monthly one, paid 26
 * times a year: thirteen monthly payments each year, which shortens the mortgage.
 */
export function mortgagePayment({ principal, ratePercent, amortizationYears, frequency }: Mortgage): Cents {
  const accelerated = frequency === 'accelerated-bi-weekly'
  const perYear = PAYMENTS_PER_YEAR[accelerated ? 'monthly' : frequency]
  const payment = levelPayment(principal, periodRate(ratePercent, perYear), perYear * amortizationYears)
  return Math.round(accelerated ? payment / 2 : payment)
}
