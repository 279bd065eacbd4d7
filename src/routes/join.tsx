import { createFileRoute } from '@tanstack/react-router'
import { AgentTestimonials } from '../pages/join/AgentTestimonials.tsx'
import { Application } from '../pages/join/Application.tsx'
import { Benefits } from '../pages/join/Benefits.tsx'
import { JoinClosing } from '../pages/join/JoinClosing.tsx'
import { JoinHero } from '../pages/join/JoinHero.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/join')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/join.ts')),
  component: Join,
})

function Join() {
  return (
    <>
      <JoinHero />
      <Benefits />
      <Application />
      <AgentTestimonials />
      <JoinClosing />
    </>
  )
}
