import { createFileRoute } from '@tanstack/react-router'
import { aerialVideos } from '../../content/pages/aerial-videos.ts'
import { AerialClosing } from '../features/film/AerialClosing.tsx'
import { AerialShowcase } from '../features/film/AerialShowcase.tsx'
import { AerialTake } from '../features/film/AerialTake.tsx'
import { AltitudeLadder } from '../features/film/AltitudeLadder.tsx'
import { FlightRules } from '../features/film/FlightRules.tsx'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { sceneUrl } from '../features/scenes/scene-url.ts'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/aerial-videos')({
  head: () => pageHead(import('../../content/pages/aerial-videos.ts')),
  component: AerialVideos,
})

function AerialVideos() {
  const { hero } = aerialVideos
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} scene={sceneUrl(hero.scene)} />
      <AltitudeLadder />
      <AerialTake />
      <AerialShowcase />
      <FlightRules />
      <AerialClosing />
    </>
  )
}
