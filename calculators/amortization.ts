/**
 * A mortgage paid down period by period. The interest of each period is rounded to the nearest cent, and the
 * last payment is whatever remains, so the balance ends at exactly zero and the principal repaid adds up to
 * exactly the amount borrowed.
 */
import type { Cents } from './cents.ts'
import { type Mortgage, mortgagePayment, PAYMENTS_PER_YEAR, periodRate } from './mortgage.ts'

export type AmortizationYear = {
  /** 1 for the first. */
  year: number
  interest: Cents
  principal: Cents
  /** At the end of the year. */
  balance: Cents
}

export type Amortization = {
  payment: Cents
  lastPayment: Cents
  /** Number of payments, including the last. */
  payments: number
  totalInterest: Cents
  years: readonly AmortizationYear[]
}

/** The schedule of a mortgage at a constant rate. A principal of zero has no payments and no years. */
export function amortization(mortgage: Mortgage): Amortization {
  const perYear = PAYMENTS_PER_YEAR[mortgage.frequency]
  const rate = periodRate(mortgage.ratePercent, perYear)
  const maximumPayments = perYear * mortgage.amortizationYears
  const payment = mortgagePayment(mortgage)
  const years: AmortizationYear[] = []
  let balance = mortgage.principal
  let payments = 0
  let lastPayment = 0
  let totalInterest = 0

  while (balance > 0) {
    const year = { year: years.length + 1, interest: 0, principal: 0, balance }
    for (let period = 0; period < perYear && balance > 0; period += 1) {
      const interest = Math.round(balance * rate)
      payments += 1
      lastPayment = payments === maximumPayments ? balance + interest : Math.min(payment, balance + interest)
      balance += interest - lastPayment
      year.interest += interest
      year.principal += lastPayment - interest
    }
    totalInterest += year.interest
    years.push({ ...year, balance })
  }
  return { payment, lastPayment, payments, totalInterest, years }
}
