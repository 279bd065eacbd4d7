import { createFileRoute } from '@tanstack/react-router'
import { accessibility } from '../../content/pages/accessibility.ts'
import { AllPages } from '../pages/accessibility/AllPages.tsx'
import { Statement } from '../pages/accessibility/Statement.tsx'
import { pageHead } from '../seo/head.ts'
import { HeroScene } from '../ui/HeroScene.tsx'
import { PageHero } from '../ui/PageHero.tsx'

export const Route = createFileRoute('/accessibility')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/accessibility.ts')),
  component: Accessibility,
})

function Accessibility() {
  return (
    <>
      <PageHero
        title={accessibility.title}
        lead={accessibility.lead}
        look="arch"
        tone="sunk"
        picture={<HeroScene scene="hero-accessibility" width={1600} height={1380} />}
      />
      <Statement />
      <AllPages />
    </>
  )
}
