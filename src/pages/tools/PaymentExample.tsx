import { useRouterState } from '@tanstack/react-router'
import { financePurchase } from '../../../calculators/purchase.ts'
import { mortgageCopy } from '../../../content/calculators/copy.ts'
import { parseInputs } from '../../../content/calculators/fields.ts'
import { mortgageFields } from '../../../content/calculators/purchase-fields.ts'
import { cadCents } from '../../../content/formats.ts'
import { tools } from '../../../content/pages/tools.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** What the calculator below shows for the inputs in the page's URL, with a link to it. */
export function PaymentExample() {
  const search = useRouterState({ select: ({ location }) => location.search })
  // Hydration must start from the defaults, because the prerendered page shows them.
  const inputs = parseInputs(mortgageFields, useHydrated() ? search : {})
  const result = financePurchase(inputs, inputs.frequency)
  if (result.kind === 'refused') return null
  return (
    <>
      <a href={`#${mortgageCopy.id}`} className="label box-link">
        {mortgageCopy.results.payment[inputs.frequency]}
      </a>
      <p className="figure">{cadCents(result.schedule.payment)}</p>
      <p className="note">{tools.hero.example(inputs)}</p>
    </>
  )
}
