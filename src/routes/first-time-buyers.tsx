import { createFileRoute } from '@tanstack/react-router'
import { firstTimeBuyers } from '../../content/pages/first-time-buyers.ts'
import { Closing } from '../features/guides/Closing.tsx'
import { Columns } from '../features/guides/Columns.tsx'
import { DownPayment } from '../features/guides/first-time/DownPayment.tsx'
import { Journey } from '../features/guides/first-time/Journey.tsx'
import { Programs } from '../features/guides/first-time/Programs.tsx'
import { Tips } from '../features/guides/first-time/Tips.tsx'
import { Guide } from '../features/guides/Guide.tsx'
import { GuideHero } from '../features/guides/GuideHero.tsx'
import { GuideSection } from '../features/guides/GuideSection.tsx'
import { Sources } from '../features/guides/Sources.tsx'
import { Actions } from '../features/marketing/Actions.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/first-time-buyers')({
  head: () => pageHead(import('../../content/pages/first-time-buyers.ts')),
  component: FirstTimeBuyers,
})

const { hero, keyFigures, journey, programs, downPayment, alberta, advisor, tips } = firstTimeBuyers

function FirstTimeBuyers() {
  return (
    <>
      <GuideHero hero={hero} keyFigures={keyFigures} scene="keys-table" look="side">
        <Actions actions={hero.actions} />
      </GuideHero>
      <Guide sections={[journey, programs, downPayment, alberta, advisor, tips]}>
        <Journey />
        <Programs />
        <DownPayment />
        <GuideSection id={alberta.id} title={alberta.title} width="wide">
          <Columns items={alberta.points} />
        </GuideSection>
        <GuideSection id={advisor.id} title={advisor.title} width="wide">
          <Columns items={advisor.points} />
        </GuideSection>
        <Tips />
        <Sources sources={firstTimeBuyers.sources} />
      </Guide>
      <Closing closing={firstTimeBuyers.closing} related={firstTimeBuyers.related} />
    </>
  )
}
