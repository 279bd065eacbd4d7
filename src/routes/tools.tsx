import { createFileRoute } from '@tanstack/react-router'
import { mortgageCopy } from '../../content/calculators/copy.ts'
import { tools } from '../../content/pages/tools.ts'
import { CalculatorBand } from '../features/calculators/CalculatorBand.tsx'
import { MortgageCalculator } from '../features/calculators/deferred-calculators.ts'
import { ExternalTools } from '../pages/tools/ExternalTools.tsx'
import { RelatedLinks } from '../pages/tools/RelatedLinks.tsx'
import { RentalCalculatorFrame } from '../pages/tools/RentalCalculatorFrame.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { HeroScene } from '../ui/HeroScene.tsx'
import { PageHero } from '../ui/PageHero.tsx'

// The calculator's inputs are in the URL, so that a shared link shows the same result.
export const Route = createFileRoute('/tools')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/tools.ts')),
  component: Tools,
})

function Tools() {
  const { eyebrow, title, lead, scene, ownLabel, actions } = tools.hero
  return (
    <>
      <PageHero
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        look="edge"
        tone="sunk"
        picture={<HeroScene scene={scene} width={1600} height={1600} />}
      >
        <Actions actions={[{ label: ownLabel, href: `#${mortgageCopy.id}` }, ...actions]} />
      </PageHero>
      <CalculatorBand>
        <MortgageCalculator />
      </CalculatorBand>
      <ExternalTools />
      <RentalCalculatorFrame />
      <RelatedLinks />
    </>
  )
}
