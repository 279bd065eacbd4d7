import { createFileRoute } from '@tanstack/react-router'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { Closing } from '../features/infrastructure/Closing.tsx'
import { Sections } from '../features/infrastructure/Sections.tsx'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { sceneUrl } from '../features/scenes/scene-url.ts'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/infrastructure')({
  head: () => pageHead(import('../../content/pages/infrastructure.ts')),
  component: Infrastructure,
})

function Infrastructure() {
  const { eyebrow, title, lead, scene } = infrastructure.hero
  return (
    <>
      <PageHero eyebrow={eyebrow} title={title} lead={lead} scene={sceneUrl(scene)} />
      <Sections />
      <Closing />
    </>
  )
}
