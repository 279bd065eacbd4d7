import { createFileRoute } from '@tanstack/react-router'
import { HomeSections } from '../pages/home/DeferredSections.ts'
import { HomeHero } from '../pages/home/HomeHero.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/home.ts')),
  component: Home,
})

function Home() {
  return (
    <>
      <HomeHero />
      <HomeSections />
    </>
  )
}
