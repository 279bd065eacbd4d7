import { createFileRoute } from '@tanstack/react-router'
import { investmentGuide } from '../../content/pages/investment-guide.ts'
import { CalculatorBand } from '../features/calculators/CalculatorBand.tsx'
import { RentalCalculator } from '../features/calculators/deferred-calculators.ts'
import { Guide } from '../pages/guides/Guide.tsx'
import { GuideClosing } from '../pages/guides/GuideClosing.tsx'
import { GuideHero } from '../pages/guides/GuideHero.tsx'
import { Sources } from '../pages/guides/Sources.tsx'
import { Analysis } from '../pages/investment-guide/Analysis.tsx'
import { Areas } from '../pages/investment-guide/Areas.tsx'
import { LandlordRules } from '../pages/investment-guide/LandlordRules.tsx'
import { OwnerTips } from '../pages/investment-guide/OwnerTips.tsx'
import { Strategies } from '../pages/investment-guide/Strategies.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { ArrowLink } from '../ui/ArrowLink.tsx'
import { HeroScene } from '../ui/HeroScene.tsx'

// The calculator's inputs are in the URL, so that a shared link shows the same result.
export const Route = createFileRoute('/investment-guide')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/investment-guide.ts')),
  component: InvestmentGuide,
})

const { hero, keyFigures, strategies, areas, calculator, mortgageTool, analysis, rules, tips } =
  investmentGuide

function InvestmentGuide() {
  return (
    <>
      <GuideHero hero={hero} keyFigures={keyFigures} picture={<HeroScene scene="hero-investment-guide" />}>
        <Actions actions={hero.actions} />
      </GuideHero>
      <Guide
        sections={[strategies, areas, { id: calculator.id, nav: calculator.title }, analysis, rules, tips]}
      >
        <Strategies />
        <Areas />
        <CalculatorBand>
          <RentalCalculator />
          <ArrowLink destination={mortgageTool}>{mortgageTool.label}</ArrowLink>
        </CalculatorBand>
        <Analysis />
        <LandlordRules />
        <OwnerTips />
        <Sources sources={investmentGuide.sources} />
      </Guide>
      <GuideClosing
        closing={investmentGuide.closing}
        related={investmentGuide.related}
        scene="lane-garages"
        side="left"
        tone="sunk"
      />
    </>
  )
}
