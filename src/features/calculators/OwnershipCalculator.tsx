import { ownershipCost } from '../../../calculators/ownership.ts'
import { mortgageCopy, ownershipCopy } from '../../../content/calculators/copy.ts'
import {
  ownershipFields,
  purchaseFields,
  upkeepFields,
} from '../../../content/calculators/purchase-fields.ts'
import { cadCents } from '../../../content/formats.ts'
import { Split } from '../../ui/Split.tsx'
import { Amounts } from './Amounts.tsx'
import { BalanceChart } from './BalanceChart.tsx'
import { CalculatorLayout } from './CalculatorLayout.tsx'
import { CostBar } from './CostBar.tsx'
import { mortgageLines } from './financing.ts'
import { leadMessage } from './lead-message.ts'
import { outcomeOf } from './outcome.ts'
import { useCalculator } from './use-calculator.ts'

const { groups, results, mortgage } = ownershipCopy
const GROUPS = [
  { title: groups.purchase, fields: purchaseFields },
  { title: groups.upkeep, fields: upkeepFields },
]
const [, downPayment, , amortization] = ownershipFields

/** The monthly cost of owning a home, and the mortgage behind it. */
export function OwnershipCalculator() {
  const calculator = useCalculator(ownershipFields, ownershipCost)
  const { inputs, shown, enter } = calculator
  const result = shown.result.kind === 'calculated' ? shown.result : undefined
  const headline = { label: results.total, amount: result?.monthlyTotal ?? 0 }
  return (
    <CalculatorLayout
      copy={ownershipCopy}
      calculator={calculator}
      groups={GROUPS}
      dense
      outcome={outcomeOf(calculator, headline, { downPayment, amortization }, enter)}
      message={leadMessage(headline, ownershipFields, inputs)}
      detail={
        result && (
          <Split columns="5:7">
            <div className="stack">
              <h3>{mortgage.title}</h3>
              <Amounts
                lines={[
                  {
                    label: mortgageCopy.results.payment.monthly,
                    amount: cadCents(result.financing.schedule.payment),
                  },
                  ...mortgageLines(result.financing, shown.isCurrent),
                ]}
              />
              <p className="note">
                {results.paidDown}:{' '}
                <strong>{cadCents(result.financing.schedule.years[0]?.principal ?? 0)}</strong>.
              </p>
            </div>
            <BalanceChart principal={result.financing.principal} schedule={result.financing.schedule} />
          </Split>
        )
      }
    >
      {result && <CostBar costs={result.costs} total={result.monthlyTotal} />}
    </CalculatorLayout>
  )
}
