import { rentalCopy } from '../../../content/calculators/copy.ts'
import { type Rental, rentalYield } from '../../../content/calculators/rental.ts'
import {
  rentalCostFields,
  rentalFields,
  rentalIncomeFields,
  rentalPurchaseFields,
} from '../../../content/calculators/rental-inputs.ts'
import { noteForLead, sharesInWords } from '../../../content/calculators/words.ts'
import { cadCents } from '../../../content/money.ts'
import { CalculatorLayout } from './CalculatorLayout.tsx'
import { Ledger } from './Ledger.tsx'
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

/** What a home to let would yield in its first year. */
export function RentalCalculator() {
  const calculator = useCalculator(rentalFields)
  const { inputs, enter } = calculator
  const rental = rentalYield(inputs)
  const yielded = rental.kind === 'yielded' ? rental : undefined
  const headline = { label: results.monthlyCashFlow, amount: yielded?.monthlyCashFlow ?? 0 }
  return (
    <CalculatorLayout
      copy={rentalCopy}
      calculator={calculator}
      groups={GROUPS}
      outcome={outcomeOf(
        rental,
        { label: headline.label, figure: cadCents(headline.amount) },
        { downPayment, amortization },
        enter,
      )}
      message={noteForLead(headline, rentalFields, inputs)}
      detail={yielded && <RentLedger rental={yielded} />}
    >
      {yielded && (
        <>
          <Yields rental={yielded} />
          <Ledger
            lines={[
              { label: results.mortgagePayment, amount: cadCents(yielded.mortgagePayment) },
              { label: results.cashInvested, amount: cadCents(yielded.cashInvested) },
            ]}
          />
        </>
      )}
    </CalculatorLayout>
  )
}

const FIGURES = ['grossYield', 'capRate', 'netYield', 'cashOnCash'] as const

/** The four ways of putting it as a percentage, each with what it means. */
function Yields({ rental }: { rental: Extract<Rental, { kind: 'yielded' }> }) {
  return (
    <dl className={`rows ${styles.yields}`}>
      {FIGURES.map((figure) => (
        <div key={figure} data-negative={rental[figure] < 0 || undefined}>
          <dt>{results[figure]}</dt>
          <dd className={styles.share}>{sharesInWords(rental[figure])}</dd>
          <dd className={`note ${styles.term}`}>
            {terms.find(({ term }) => term === results[figure])?.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
