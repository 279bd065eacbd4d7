import { createFileRoute } from '@tanstack/react-router'
import { ownershipFields } from '../../content/calculators/inputs.ts'
import { homeCosts } from '../../content/pages/home-costs.ts'
import { checkInputs } from '../features/calculators/address.ts'
import { CalculatorBand } from '../features/calculators/CalculatorBand.tsx'
import { OwnershipCalculator } from '../features/calculators/OwnershipCalculator.tsx'
import { Habits } from '../features/costs/Habits.tsx'
import { Monthly } from '../features/costs/Monthly.tsx'
import { OneTime } from '../features/costs/OneTime.tsx'
import { Top } from '../features/costs/Top.tsx'
import { Closing } from '../features/guides/Closing.tsx'
import { Guide } from '../features/guides/Guide.tsx'
import { Sources } from '../features/guides/Sources.tsx'
import { pageHead } from '../seo/head.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'

// What the calculator was asked is in the address: whoever is sent it sees the same result.
export const Route = createFileRoute('/home-costs')({
  validateSearch: checkInputs(ownershipFields),
  head: () => pageHead(import('../../content/pages/home-costs.ts')),
  component: HomeCosts,
})

const { oneTime, monthly, calculators, habits, mortgageTool, sources, closing, related } = homeCosts
const { id, title } = calculators.ownership

function HomeCosts() {
  return (
    <>
      <Top />
      <Guide sections={[oneTime, monthly, { id, nav: title }, habits]}>
        <OneTime />
        <Monthly />
        <CalculatorBand>
          <OwnershipCalculator />
          <ArrowLink destination={mortgageTool}>{mortgageTool.label}</ArrowLink>
        </CalculatorBand>
        <Habits />
        <Sources sources={sources} />
      </Guide>
      <Closing closing={closing} related={related} />
    </>
  )
}
