import { createFileRoute } from '@tanstack/react-router'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import styles from '../pages/infrastructure/Hero.module.css'
import { InfrastructureClosing } from '../pages/infrastructure/InfrastructureClosing.tsx'
import { Sections } from '../pages/infrastructure/Sections.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { HeroScene } from '../ui/HeroScene.tsx'
import { PageHero } from '../ui/PageHero.tsx'

export const Route = createFileRoute('/infrastructure')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/infrastructure.ts')),
  component: Infrastructure,
})

function Infrastructure() {
  const { eyebrow, title, lead, scene, action } = infrastructure.hero
  return (
    <>
      <PageHero
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        look="land"
        picture={<HeroScene scene={scene} height={2000} />}
        className={styles.hero}
      >
        <Actions actions={[action]} />
      </PageHero>
      <Sections />
      <InfrastructureClosing />
    </>
  )
}
