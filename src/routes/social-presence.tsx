import { createFileRoute } from '@tanstack/react-router'
import { socialPresence } from '../../content/pages/social-presence.ts'
import { Platforms } from '../pages/social-presence/Platforms.tsx'
import { PostingWeek } from '../pages/social-presence/PostingWeek.tsx'
import { Principles } from '../pages/social-presence/Principles.tsx'
import { SocialClosing } from '../pages/social-presence/SocialClosing.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { HeroScene } from '../ui/HeroScene.tsx'
import { PageHero } from '../ui/PageHero.tsx'

export const Route = createFileRoute('/social-presence')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/social-presence.ts')),
  component: SocialPresence,
})

function SocialPresence() {
  const { hero } = socialPresence
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        look="foot"
        tone="sunk"
        picture={<HeroScene scene={hero.scene} />}
      >
        <Actions actions={[hero.followLink]} />
      </PageHero>
      <Platforms />
      <PostingWeek />
      <Principles />
      <SocialClosing />
    </>
  )
}
