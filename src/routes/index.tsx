import { createFileRoute } from '@tanstack/react-router'
import { Achievements } from '../features/home/Achievements.tsx'
import { Closing } from '../features/home/Closing.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { Infrastructure } from '../features/home/Infrastructure.tsx'
import { Launch } from '../features/home/Launch.tsx'
import { Methodology } from '../features/home/Methodology.tsx'
import { QuickActions } from '../features/home/QuickActions.tsx'
import { ValueProposition } from '../features/home/ValueProposition.tsx'
import { Videos } from '../features/home/Videos.tsx'
import { Reviews } from '../features/reviews/Reviews.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/')({
  head: () => pageHead(import('../../content/pages/home.ts')),
  component: Home,
})

function Home() {
  return (
    <>
      <Hero />
      <Achievements />
      <Infrastructure />
      <ValueProposition />
      <Methodology />
      <Launch />
      <Videos />
      <Reviews />
      <Closing />
      <QuickActions />
    </>
  )
}
