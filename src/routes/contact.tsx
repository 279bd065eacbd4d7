import { createFileRoute } from '@tanstack/react-router'
import { Next } from '../features/contact/Next.tsx'
import { Top } from '../features/contact/Top.tsx'
import { Write } from '../features/contact/Write.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/contact')({
  head: () => pageHead(import('../../content/pages/contact.ts')),
  component: Contact,
})

function Contact() {
  return (
    <>
      <Top />
      <Write />
      <Next />
    </>
  )
}
