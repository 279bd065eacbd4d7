import { createFileRoute } from '@tanstack/react-router'
import { Reviews } from '../features/reviews/Reviews.tsx'
import { Achievements } from '../pages/home/Achievements.tsx'
import { HomeClosing } from '../pages/home/HomeClosing.tsx'
import { HomeHero } from '../pages/home/HomeHero.tsx'
import { InfrastructureCards } from '../pages/home/InfrastructureCards.tsx'
import { LaunchStrategy } from '../pages/home/LaunchStrategy.tsx'
import { Methodology } from '../pages/home/Methodology.tsx'
import { QuickActions } from '../pages/home/QuickActions.tsx'
import { ValueProposition } from '../pages/home/ValueProposition.tsx'
import { VideoShowcase } from '../pages/home/VideoShowcase.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/home.ts')),
  component: Home,
})

function Home() {
  return (
    <>
      <HomeHero />
      <Achievements />
      <InfrastructureCards />
      <ValueProposition />
      <Methodology />
      <LaunchStrategy />
      <VideoShowcase />
      <Reviews />
      <HomeClosing />
      <QuickActions />
    </>
  )
}
