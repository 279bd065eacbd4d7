import { createFileRoute } from '@tanstack/react-router'
import { buyersGuide } from '../../content/pages/buyers-guide.ts'
import { Checklist } from '../features/guides/buying/Checklist.tsx'
import { Essentials } from '../features/guides/buying/Essentials.tsx'
import { Financing } from '../features/guides/buying/Financing.tsx'
import { GuideVideos } from '../features/guides/buying/GuideVideos.tsx'
import { ResourceTiles } from '../features/guides/buying/ResourceTiles.tsx'
import { TenSteps } from '../features/guides/buying/TenSteps.tsx'
import { Closing } from '../features/guides/Closing.tsx'
import { Columns } from '../features/guides/Columns.tsx'
import { Guide } from '../features/guides/Guide.tsx'
import { GuideHero } from '../features/guides/GuideHero.tsx'
import { GuideSection } from '../features/guides/GuideSection.tsx'
import { Questions } from '../features/guides/Questions.tsx'
import { Sources } from '../features/guides/Sources.tsx'
import { Actions } from '../features/marketing/Actions.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/buyers-guide')({
  head: () => pageHead(import('../../content/pages/buyers-guide.ts')),
  component: BuyersGuide,
})

const { hero, keyFigures, advisor, resources, steps, essentials, financing, checklist, faqs, videos } =
  buyersGuide

function BuyersGuide() {
  return (
    <>
      <GuideHero hero={hero} keyFigures={keyFigures} scene="street-inner-city" look="strip">
        <Actions actions={hero.actions} />
      </GuideHero>
      <Guide sections={[advisor, resources, steps, essentials, financing, checklist, faqs, videos]}>
        <GuideSection id={advisor.id} title={advisor.title} width="wide">
          <Columns items={advisor.points} />
        </GuideSection>
        <ResourceTiles />
        <TenSteps />
        <Essentials />
        <Financing />
        <Checklist />
        <Questions faqs={faqs} tone="sunk" />
        <GuideVideos />
        <Sources sources={buyersGuide.sources} />
      </Guide>
      <Closing closing={buyersGuide.closing} related={buyersGuide.related} />
    </>
  )
}
