/** The smallest down payment a Canadian lender may accept on an owner-occupied home. */

import { DOWN_PAYMENT_RULE } from '../content/calculators/rules.ts'
import { type Cents, toCents } from './cents.ts'

/** For a price in cents. Fractions of a cent round up, so that the result always meets the minimum. */
export function minimumDownPayment(price: Cents): Cents {
  const { tiers, uninsurableFrom, conventionalPercent } = DOWN_PAYMENT_RULE
  if (price >= toCents(uninsurableFrom)) return Math.ceil((price * conventionalPercent) / 100)
  let from = 0
  let minimum = 0
  for (const { upTo, percent } of tiers) {
    const to = Math.min(price, toCents(upTo))
    minimum += Math.ceil((Math.max(to - from, 0) * percent) / 100)
    from = toCents(upTo)
  }
  return minimum
}
