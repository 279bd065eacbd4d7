import { createFileRoute } from '@tanstack/react-router'
import { videoProduction } from '../../content/pages/video-production.ts'
import { site } from '../../content/site.ts'
import { CallSheet } from '../features/film/CallSheet.tsx'
import { Equipment } from '../features/film/Equipment.tsx'
import { Portfolio } from '../features/film/Portfolio.tsx'
import { ProductionClosing } from '../features/film/ProductionClosing.tsx'
import { ProductionStats } from '../features/film/ProductionStats.tsx'
import { Services } from '../features/film/Services.tsx'
import { Actions } from '../features/marketing/Actions.tsx'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { sceneUrl } from '../features/scenes/scene-url.ts'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/video-production')({
  head: () => pageHead(import('../../content/pages/video-production.ts')),
  component: VideoProduction,
})

function VideoProduction() {
  const { hero } = videoProduction
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} scene={sceneUrl(hero.scene)}>
        <Actions actions={[{ label: hero.callAction, href: site.phone.href }]} />
      </PageHero>
      <Services />
      <CallSheet />
      <Equipment />
      <ProductionStats />
      <Portfolio />
      <ProductionClosing />
    </>
  )
}
