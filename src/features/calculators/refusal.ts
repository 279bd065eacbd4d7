/** A refused calculation: the reason in words, and a value that would be accepted. */
import type { Financing } from '../../../calculators/purchase.ts'
import type { Rental } from '../../../calculators/rental.ts'
import { refusalText, suggestionText } from '../../../content/calculators/copy.ts'
import { cad, cadCents } from '../../../content/formats.ts'

export type Refused = Extract<Financing | Rental, { kind: 'refused' }>

export type Calculated = { kind: string } | Refused

export const isRefused = (result: Calculated): result is Refused => result.kind === 'refused'

export function formatRefusal(refused: Refused): string {
  switch (refused.reason) {
    case 'down-payment-above-price':
      return refusalText.downPaymentAbovePrice
    case 'down-payment-below-minimum':
      return refusalText.downPaymentBelowMinimum(amount(refused.minimumDownPayment))
    case 'amortization-too-long':
      return refusalText.amortizationTooLong(refused.maximumYears)
  }
}

/** Shows cents only if there are any, as the suggestion beside it does. */
const amount = (cents: number): string => (cents % 100 === 0 ? cad(cents / 100) : cadCents(cents))

/** An accepted value for one field, in the field's own unit. */
export type Suggestion = { field: 'downPayment' | 'amortization'; value: number; label: string }

/** The nearest value that is accepted. A down payment is rounded up to the dollar. */
export function suggestionFor(refused: Refused): Suggestion {
  if (refused.reason === 'amortization-too-long')
    return {
      field: 'amortization',
      value: refused.maximumYears,
      label: suggestionText.amortization(refused.maximumYears),
    }
  const value = Math.ceil(refused.minimumDownPayment / 100)
  return { field: 'downPayment', value, label: suggestionText.downPayment(cad(value)) }
}
