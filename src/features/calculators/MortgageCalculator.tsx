import { financePurchase } from '../../../calculators/purchase.ts'
import { mortgageCopy } from '../../../content/calculators/copy.ts'
import type { Inputs } from '../../../content/calculators/fields.ts'
import {
  mortgageFields,
  paymentFields,
  purchaseFields,
} from '../../../content/calculators/purchase-fields.ts'
import { Amounts } from './Amounts.tsx'
import { BalanceChart } from './BalanceChart.tsx'
import { CalculatorLayout } from './CalculatorLayout.tsx'
import { mortgageLines } from './financing.ts'
import { leadMessage } from './lead-message.ts'
import { outcomeOf } from './outcome.ts'
import { useCalculator } from './use-calculator.ts'

const { groups, results } = mortgageCopy
const GROUPS = [
  { title: groups.purchase, fields: purchaseFields },
  { title: groups.payments, fields: paymentFields },
]
const [, downPayment, , amortization] = mortgageFields

const calculate = (inputs: Inputs<typeof mortgageFields>) => financePurchase(inputs, inputs.frequency)

/** The mortgage payment for an owner-occupied home. */
export function MortgageCalculator() {
  const calculator = useCalculator(mortgageFields, calculate)
  const { inputs, shown, enter } = calculator
  const financed = shown.result.kind === 'financed' ? shown.result : undefined
  const headline = { label: results.payment[shown.inputs.frequency], amount: financed?.schedule.payment ?? 0 }
  return (
    <CalculatorLayout
      copy={mortgageCopy}
      calculator={calculator}
      groups={GROUPS}
      outcome={outcomeOf(calculator, headline, { downPayment, amortization }, enter)}
      message={leadMessage(headline, mortgageFields, inputs)}
      detail={financed && <BalanceChart principal={financed.principal} schedule={financed.schedule} />}
    >
      {financed && <Amounts lines={mortgageLines(financed, shown.isCurrent)} />}
    </CalculatorLayout>
  )
}
