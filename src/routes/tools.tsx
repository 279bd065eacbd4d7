import { createFileRoute } from '@tanstack/react-router'
import { mortgageCopy } from '../../content/calculators/copy.ts'
import { mortgageFields } from '../../content/calculators/inputs.ts'
import { tools } from '../../content/pages/tools.ts'
import { checkInputs } from '../features/calculators/address.ts'
import { CalculatorBand } from '../features/calculators/CalculatorBand.tsx'
import { MortgageCalculator } from '../features/calculators/MortgageCalculator.tsx'
import { Actions } from '../features/marketing/Actions.tsx'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { sceneUrl } from '../features/scenes/scene-url.ts'
import { Questions } from '../features/tools/Questions.tsx'
import { Related } from '../features/tools/Related.tsx'
import { RentalFrame } from '../features/tools/RentalFrame.tsx'
import { pageHead } from '../seo/head.ts'

// What the calculator was asked is in the address: whoever is sent it sees the same result.
export const Route = createFileRoute('/tools')({
  validateSearch: checkInputs(mortgageFields),
  head: () => pageHead(import('../../content/pages/tools.ts')),
  component: Tools,
})

function Tools() {
  const { eyebrow, title, lead, scene, ownLabel, actions } = tools.hero
  return (
    <>
      <PageHero eyebrow={eyebrow} title={title} lead={lead} scene={sceneUrl(scene)} veiled>
        <Actions actions={[{ label: ownLabel, href: `#${mortgageCopy.id}` }, ...actions]} />
      </PageHero>
      <Questions />
      <CalculatorBand tone="sunk">
        <MortgageCalculator />
      </CalculatorBand>
      <RentalFrame />
      <Related />
    </>
  )
}
