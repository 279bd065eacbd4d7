import { type Rental, rentalYield } from '../../../calculators/rental.ts'
import { rentalCopy } from '../../../content/calculators/copy.ts'
import {
  rentalCostFields,
  rentalFields,
  rentalIncomeFields,
  rentalPurchaseFields,
} from '../../../content/calculators/rental-fields.ts'
import { basisPoints, cadCents } from '../../../content/formats.ts'
import { Amounts } from './Amounts.tsx'
import { CalculatorLayout } from './CalculatorLayout.tsx'
import { leadMessage } from './lead-message.ts'
import { outcomeOf } from './outcome.ts'
import styles from './RentalCalculator.module.css'
import { RentLedger } from './RentLedger.tsx'
import { useCalculator } from './use-calculator.ts'

const { groups, results, terms } = rentalCopy
const GROUPS = [
  { title: groups.purchase, fields: rentalPurchaseFields },
  { title: groups.income, fields: rentalIncomeFields },
  { title: groups.costs, fields: rentalCostFields },
]
const [, downPayment, , , amortization] = rentalFields

/** The yield of a rental property in its first year. */
export function RentalCalculator() {
  const calculator = useCalculator(rentalFields, rentalYield)
  const { inputs, shown, enter } = calculator
  const result = shown.result.kind === 'calculated' ? shown.result : undefined
  const headline = { label: results.monthlyCashFlow, amount: result?.monthlyCashFlow ?? 0 }
  return (
    <CalculatorLayout
      copy={rentalCopy}
      calculator={calculator}
      groups={GROUPS}
      dense
      outcome={outcomeOf(calculator, headline, { downPayment, amortization }, enter)}
      message={leadMessage(headline, rentalFields, inputs)}
      detail={result && <RentLedger rental={result} />}
    >
      {result && (
        <>
          <Yields rental={result} />
          <Amounts
            lines={[
              { label: results.mortgagePayment, amount: cadCents(result.mortgagePayment) },
              { label: results.cashInvested, amount: cadCents(result.cashInvested) },
            ]}
          />
        </>
      )}
    </CalculatorLayout>
  )
}

const FIGURES = ['grossYield', 'capRate', 'netYield', 'cashOnCash'] as const

/** Four yields as percentages, each with its definition. */
function Yields({ rental }: { rental: Extract<Rental, { kind: 'calculated' }> }) {
  return (
    <dl className={`rows ${styles.yields}`}>
      {FIGURES.map((figure) => (
        <div key={figure} data-negative={rental[figure] < 0 || undefined}>
          <dt>{results[figure]}</dt>
          <dd className={styles.share}>{basisPoints(rental[figure])}</dd>
          <dd className={`note ${styles.term}`}>
            {terms.find(({ term }) => term === results[figure])?.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
