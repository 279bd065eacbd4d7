import { createFileRoute } from '@tanstack/react-router'
import { homeCosts } from '../../content/pages/home-costs.ts'
import { CalculatorBand } from '../features/calculators/CalculatorBand.tsx'
import { OwnershipCalculator } from '../features/calculators/deferred-calculators.ts'
import { ChapterScene } from '../pages/guides/ChapterScene.tsx'
import { Guide } from '../pages/guides/Guide.tsx'
import { GuideClosing } from '../pages/guides/GuideClosing.tsx'
import { Sources } from '../pages/guides/Sources.tsx'
import { Habits } from '../pages/home-costs/Habits.tsx'
import { HomeCostsHero } from '../pages/home-costs/HomeCostsHero.tsx'
import { MonthlyCosts } from '../pages/home-costs/MonthlyCosts.tsx'
import { OneTimeCosts } from '../pages/home-costs/OneTimeCosts.tsx'
import { pageHead } from '../seo/head.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'

// The calculator's inputs are in the URL, so that a shared link shows the same result.
export const Route = createFileRoute('/home-costs')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/home-costs.ts')),
  component: HomeCosts,
})

const { oneTime, monthly, calculators, habits, mortgageTool, sources, closing, related } = homeCosts
const { id, title } = calculators.ownership

function HomeCosts() {
  return (
    <>
      <HomeCostsHero />
      <Guide sections={[oneTime, monthly, { id, nav: title }, habits]}>
        <OneTimeCosts />
        <MonthlyCosts />
        <ChapterScene scene="autumn-eaves" focus="middle" />
        <CalculatorBand>
          <OwnershipCalculator />
          <ArrowLink destination={mortgageTool}>{mortgageTool.label}</ArrowLink>
        </CalculatorBand>
        <Habits />
        <Sources sources={sources} />
      </Guide>
      <GuideClosing closing={closing} related={related} scene="four-seasons" />
    </>
  )
}
