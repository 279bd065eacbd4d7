import { createFileRoute } from '@tanstack/react-router'
import { ContactHero } from '../pages/contact/ContactHero.tsx'
import { MessageSection } from '../pages/contact/MessageSection.tsx'
import { NextSteps } from '../pages/contact/NextSteps.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/contact')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/contact.ts')),
  component: Contact,
})

function Contact() {
  return (
    <>
      <ContactHero />
      <MessageSection />
      <NextSteps />
    </>
  )
}
