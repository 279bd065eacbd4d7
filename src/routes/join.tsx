import { createFileRoute } from '@tanstack/react-router'
import { Apply } from '../features/join/Apply.tsx'
import { Benefits } from '../features/join/Benefits.tsx'
import { Closing } from '../features/join/Closing.tsx'
import { Top } from '../features/join/Top.tsx'
import { Voices } from '../features/join/Voices.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/join')({
  head: () => pageHead(import('../../content/pages/join.ts')),
  component: Join,
})

function Join() {
  return (
    <>
      <Top />
      <Benefits />
      <Apply />
      <Voices />
      <Closing />
    </>
  )
}
