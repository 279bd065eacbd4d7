/** Buying a home to live in: what must be put down, what is borrowed, and what is paid. */

import type { PaymentFrequency, PurchaseInputs } from '../content/calculators/purchase-fields.ts'
import { CONVENTIONAL_YEARS, INSURANCE_RULE } from '../content/calculators/rules.ts'
import { type Amortization, amortization } from './amortization.ts'
import { type Cents, toCents } from './cents.ts'
import { minimumDownPayment } from './down-payment.ts'
import { insurancePremium, needsInsurance } from './insurance.ts'

type Limits = {
  minimumDownPayment: Cents
  /** Longest amortization for this buyer, home and down payment, in years. */
  maximumYears: number
}

type Refusal = 'down-payment-below-minimum' | 'down-payment-above-price' | 'amortization-too-long'

export type Financing =
  | (Limits & { kind: 'refused'; reason: Refusal })
  | (Limits & {
      kind: 'financed'
      downPayment: Cents
      /** The price less the down payment. */
      loan: Cents
      /** Mortgage loan insurance, 0 where none is needed. */
      premium: Cents
      /** The loan and the premium. */
      principal: Cents
      schedule: Amortization
    })

/** The mortgage a purchase needs, or why no lender could grant it. */
export function financePurchase(inputs: PurchaseInputs, frequency: PaymentFrequency): Financing {
  const price = toCents(inputs.price)
  const downPayment = toCents(inputs.downPayment)
  const loan = price - downPayment
  const insured = needsInsurance({ price, loan })
  const longest = inputs.firstTimeOrNew ? INSURANCE_RULE.extendedYears : INSURANCE_RULE.standardYears
  const limits: Limits = {
    minimumDownPayment: minimumDownPayment(price),
    maximumYears: insured ? longest : CONVENTIONAL_YEARS,
  }
  const refused = (reason: Refusal) => ({ ...limits, kind: 'refused', reason }) as const

  if (loan < 0) return refused('down-payment-above-price')
  if (downPayment < limits.minimumDownPayment) return refused('down-payment-below-minimum')
  if (inputs.amortization > limits.maximumYears) return refused('amortization-too-long')

  const premium = insurancePremium({ price, loan, amortizationYears: inputs.amortization })
  const principal = loan + premium
  const schedule = amortization({
    principal,
    ratePercent: inputs.rate,
    amortizationYears: inputs.amortization,
    frequency,
  })
  return { ...limits, kind: 'financed', downPayment, loan, premium, principal, schedule }
}
