import { mortgageCopy, ownershipCopy } from '../../../content/calculators/copy.ts'
import { ownershipFields, purchaseFields, upkeepFields } from '../../../content/calculators/inputs.ts'
import { ownershipCost } from '../../../content/calculators/ownership.ts'
import { noteForLead } from '../../../content/calculators/words.ts'
import { cadCents } from '../../../content/money.ts'
import { BalanceChart } from './BalanceChart.tsx'
import { CalculatorLayout } from './CalculatorLayout.tsx'
import { CostBar } from './CostBar.tsx'
import { mortgageLines } from './financing.ts'
import { Ledger } from './Ledger.tsx'
import styles from './OwnershipCalculator.module.css'
import { outcomeOf } from './outcome.ts'
import { useCalculator } from './use-calculator.ts'

const { groups, results, mortgage } = ownershipCopy
const GROUPS = [
  { title: groups.purchase, fields: purchaseFields },
  { title: groups.upkeep, fields: upkeepFields },
]
const [, downPayment, , amortization] = ownershipFields

/** What a home costs each month, and the mortgage behind it. */
export function OwnershipCalculator() {
  const calculator = useCalculator(ownershipFields)
  const { inputs, enter } = calculator
  const ownership = ownershipCost(inputs)
  const costed = ownership.kind === 'costed' ? ownership : undefined
  const headline = { label: results.total, amount: costed?.monthlyTotal ?? 0 }
  return (
    <CalculatorLayout
      copy={ownershipCopy}
      calculator={calculator}
      groups={GROUPS}
      outcome={outcomeOf(
        ownership,
        { label: headline.label, figure: cadCents(headline.amount) },
        { downPayment, amortization },
        enter,
      )}
      message={noteForLead(headline, ownershipFields, inputs)}
      detail={
        costed && (
          <div className={styles.mortgage}>
            <div>
              <h3>{mortgage.title}</h3>
              <Ledger
                lines={[
                  {
                    label: mortgageCopy.results.payment.monthly,
                    amount: cadCents(costed.financing.schedule.payment),
                  },
                  ...mortgageLines(costed.financing),
                ]}
              />
              <p className="note">
                {results.paidDown}:{' '}
                <strong>{cadCents(costed.financing.schedule.years[0]?.principal ?? 0)}</strong>.
              </p>
            </div>
            <BalanceChart principal={costed.financing.principal} schedule={costed.financing.schedule} />
          </div>
        )
      }
    >
      {costed && <CostBar costs={costed.costs} total={costed.monthlyTotal} />}
    </CalculatorLayout>
  )
}
