/** Mortgage loan insurance, required when a buyer borrows more than 80% of the price. */

import { INSURANCE_RULE } from '../content/calculators/rules.ts'
import { type BasisPoints, type Cents, divide } from './cents.ts'

type Loan = { price: Cents; loan: Cents; amortizationYears: number }

/** Whether the lender must insure the loan. */
export function needsInsurance({ price, loan }: Omit<Loan, 'amortizationYears'>): boolean {
  return loan * 100 > price * INSURANCE_RULE.freeUpTo
}

/**
 * The premium as a share of the loan, by CMHC's published tiers for a traditional down payment.
 * @throws RangeError above 95% of the price, which no insurer accepts.
 */
export function premiumRate({ price, loan, amortizationYears }: Loan): BasisPoints {
  if (!needsInsurance({ price, loan })) return 0
  const tier = INSURANCE_RULE.tiers.find(({ upTo }) => loan * 100 <= price * upTo)
  if (!tier) throw new RangeError('No insurer accepts a loan above 95% of the price')
  const extended = amortizationYears > INSURANCE_RULE.standardYears
  return tier.premium + (extended ? INSURANCE_RULE.longAmortizationPremium : 0)
}

/**
 * The premium, to the nearest cent. It is added to the loan and repaid with it. Alberta charges no sales tax
 * on it.
 * @throws RangeError above 95% of the price.
 */
export function insurancePremium(loan: Loan): Cents {
  return divide(loan.loan * premiumRate(loan), 10_000)
}
