import { createFileRoute } from '@tanstack/react-router'
import { videoProduction } from '../../content/pages/video-production.ts'
import { site } from '../../content/site.ts'
import { Equipment } from '../pages/video-production/Equipment.tsx'
import { FilmingDay } from '../pages/video-production/FilmingDay.tsx'
import { Portfolio } from '../pages/video-production/Portfolio.tsx'
import { ProductionClosing } from '../pages/video-production/ProductionClosing.tsx'
import heroStyles from '../pages/video-production/ProductionHero.module.css'
import { ProductionStats } from '../pages/video-production/ProductionStats.tsx'
import { Services } from '../pages/video-production/Services.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { HeroScene } from '../ui/HeroScene.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import beside from '../ui/PageHeroBeside.module.css'

export const Route = createFileRoute('/video-production')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/video-production.ts')),
  component: VideoProduction,
})

function VideoProduction() {
  const { hero } = videoProduction
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        look="frame"
        className={`${beside.hero} ${heroStyles.hero}`}
        picture={<HeroScene scene={hero.scene} height={2004} />}
      >
        <Actions actions={[{ label: hero.callAction, href: site.phone.href }]} />
      </PageHero>
      <Services />
      <FilmingDay />
      <Equipment />
      <ProductionStats />
      <Portfolio />
      <ProductionClosing />
    </>
  )
}
