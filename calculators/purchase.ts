/** Financing an owner-occupied home: the down payment, the loan and its schedule. */

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
      /** The price minus the down payment. */
      loan: Cents
      /** Of mortgage loan insurance; 0 when none is needed. */
      premium: Cents
      /** The loan plus the premium. */
      principal: Cents
      schedule: Amortization
    })

/** The mortgage for a purchase, or why no lender could grant it. */
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
