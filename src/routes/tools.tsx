import { createFileRoute } from '@tanstack/react-router'
import { CalculatorBand } from '../features/calculators/CalculatorBand.tsx'
import { MortgageCalculator } from '../features/calculators/deferred-calculators.ts'
import { ExternalTools } from '../pages/tools/ExternalTools.tsx'
import { RelatedLinks } from '../pages/tools/RelatedLinks.tsx'
import { RentalCalculatorFrame } from '../pages/tools/RentalCalculatorFrame.tsx'
import { ToolsHero } from '../pages/tools/ToolsHero.tsx'
import { pageHead } from '../seo/head.ts'

// The calculator's inputs are in the URL, so that a shared link shows the same result.
export const Route = createFileRoute('/tools')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/tools.ts')),
  component: Tools,
})

function Tools() {
  return (
    <>
      <ToolsHero />
      <CalculatorBand>
        <MortgageCalculator />
      </CalculatorBand>
      <ExternalTools />
      <RentalCalculatorFrame />
      <RelatedLinks />
    </>
  )
}
