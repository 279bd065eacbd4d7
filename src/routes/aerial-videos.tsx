import { createFileRoute } from '@tanstack/react-router'
import { aerialVideos } from '../../content/pages/aerial-videos.ts'
import { AerialClosing } from '../pages/aerial-videos/AerialClosing.tsx'
import { AerialFeature } from '../pages/aerial-videos/AerialFeature.tsx'
import heroStyles from '../pages/aerial-videos/AerialHero.module.css'
import { AerialShowcase } from '../pages/aerial-videos/AerialShowcase.tsx'
import { AltitudeChart } from '../pages/aerial-videos/AltitudeChart.tsx'
import { FlightRules } from '../pages/aerial-videos/FlightRules.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { HeroScene } from '../ui/HeroScene.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import beside from '../ui/PageHeroBeside.module.css'

export const Route = createFileRoute('/aerial-videos')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/aerial-videos.ts')),
  component: AerialVideos,
})

function AerialVideos() {
  const { hero } = aerialVideos
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        look="land"
        tone="light"
        className={`${beside.hero} ${heroStyles.hero}`}
        picture={<HeroScene scene={hero.scene} height={1400} />}
      >
        <Actions actions={[{ label: hero.filmsAction, href: '#showcase' }]} />
      </PageHero>
      <AltitudeChart />
      <AerialFeature />
      <AerialShowcase />
      <FlightRules />
      <AerialClosing />
    </>
  )
}
