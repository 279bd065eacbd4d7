import { createFileRoute } from '@tanstack/react-router'
import { People } from '../pages/team/People.tsx'
import { TeamClosing } from '../pages/team/TeamClosing.tsx'
import { TeamHero } from '../pages/team/TeamHero.tsx'
import { Values } from '../pages/team/Values.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/team')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/team.ts')),
  component: Team,
})

function Team() {
  return (
    <>
      <TeamHero />
      <People place="agent" />
      <People place="office" />
      <Values />
      <TeamClosing />
    </>
  )
}
