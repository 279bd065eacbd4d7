import { createFileRoute } from '@tanstack/react-router'
import { buyersGuide } from '../../content/pages/buyers-guide.ts'
import { Advisor } from '../pages/buyers-guide/Advisor.tsx'
import { Checklist } from '../pages/buyers-guide/Checklist.tsx'
import { Essentials } from '../pages/buyers-guide/Essentials.tsx'
import { Financing } from '../pages/buyers-guide/Financing.tsx'
import { GuideVideos } from '../pages/buyers-guide/GuideVideos.tsx'
import { ResourceTiles } from '../pages/buyers-guide/ResourceTiles.tsx'
import { TenSteps } from '../pages/buyers-guide/TenSteps.tsx'
import { Guide } from '../pages/guides/Guide.tsx'
import { GuideClosing } from '../pages/guides/GuideClosing.tsx'
import { GuideHero } from '../pages/guides/GuideHero.tsx'
import { GuideSection } from '../pages/guides/GuideSection.tsx'
import { Sources } from '../pages/guides/Sources.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { Faqs } from '../ui/Faqs.ts'
import { HeroScene } from '../ui/HeroScene.tsx'

export const Route = createFileRoute('/buyers-guide')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/buyers-guide.ts')),
  component: BuyersGuide,
})

const { hero, keyFigures, advisor, resources, steps, essentials, financing, checklist, faqs, videos } =
  buyersGuide

function BuyersGuide() {
  return (
    <>
      <GuideHero
        hero={hero}
        keyFigures={keyFigures}
        picture={<HeroScene scene="hero-buyers-guide" />}
        tone="light"
      >
        <Actions actions={hero.actions} />
      </GuideHero>
      <Guide sections={[advisor, resources, steps, essentials, financing, checklist, faqs, videos]}>
        <Advisor />
        <ResourceTiles />
        <TenSteps />
        <Essentials />
        <Financing />
        <Checklist />
        <GuideSection id={faqs.id} title={faqs.title} tone="sunk" width="wide">
          <Faqs items={faqs.items} />
        </GuideSection>
        <GuideVideos />
        <Sources sources={buyersGuide.sources} />
      </Guide>
      <GuideClosing closing={buyersGuide.closing} related={buyersGuide.related} scene="over-papers" />
    </>
  )
}
