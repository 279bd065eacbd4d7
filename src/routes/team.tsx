import { createFileRoute } from '@tanstack/react-router'
import { Closing } from '../features/team/Closing.tsx'
import { Journey } from '../features/team/Journey.tsx'
import { Roles } from '../features/team/Roles.tsx'
import { Rules } from '../features/team/Rules.tsx'
import { Top } from '../features/team/Top.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/team')({
  head: () => pageHead(import('../../content/pages/team.ts')),
  component: Team,
})

function Team() {
  return (
    <>
      <Top />
      <Roles />
      <Journey />
      <Rules />
      <Closing />
    </>
  )
}
