import { createFileRoute } from '@tanstack/react-router'
import { socialPresence } from '../../content/pages/social-presence.ts'
import { Actions } from '../features/marketing/Actions.tsx'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { sceneUrl } from '../features/scenes/scene-url.ts'
import { Platforms } from '../features/social/Platforms.tsx'
import { Principles } from '../features/social/Principles.tsx'
import { Reach } from '../features/social/Reach.tsx'
import { SocialClosing } from '../features/social/SocialClosing.tsx'
import { Week } from '../features/social/Week.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/social-presence')({
  head: () => pageHead(import('../../content/pages/social-presence.ts')),
  component: SocialPresence,
})

function SocialPresence() {
  const { hero } = socialPresence
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} scene={sceneUrl(hero.scene)}>
        <Actions actions={[hero.followLink]} />
      </PageHero>
      <Reach />
      <Week />
      <Principles />
      <Platforms />
      <SocialClosing />
    </>
  )
}
