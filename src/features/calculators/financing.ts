/** The mortgage figures that the mortgage and ownership calculators share. */

import type { Financing } from '../../../calculators/purchase.ts'
import { mortgageCopy } from '../../../content/calculators/copy.ts'
import { cadCents } from '../../../content/formats.ts'
import type { Line } from './Amounts.tsx'

type Financed = Extract<Financing, { kind: 'financed' }>

const { results } = mortgageCopy
const FIVE_YEARS = 5

/** The figures below the payment. Those of earlier inputs have no minimum: the price in the fields has another. */
export function mortgageLines(
  { minimumDownPayment, premium, principal, schedule }: Financed,
  isCurrent: boolean,
): Line[] {
  const { totalInterest, payments, years } = schedule
  const afterFive = years[FIVE_YEARS - 1]
  const lines: (Line | false)[] = [
    isCurrent && { label: results.minimumDownPayment, amount: cadCents(minimumDownPayment) },
    premium > 0 && { label: results.premium, amount: cadCents(premium) },
    { label: results.principal, amount: cadCents(principal) },
    { label: results.totalInterest, amount: cadCents(totalInterest) },
    { label: results.payments, amount: String(payments) },
    afterFive !== undefined &&
      afterFive.balance > 0 && { label: results.afterFiveYears, amount: cadCents(afterFive.balance) },
  ]
  return lines.filter((line) => line !== false)
}
