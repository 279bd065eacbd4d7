import { createFileRoute } from '@tanstack/react-router'
import { NewsletterForm } from '../features/newsletter/DeferredNewsletterForm.ts'
import { NewsletterPage } from '../pages/newsletter/NewsletterPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/newsletter')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/newsletter.ts')),
  component: Newsletter,
})

function Newsletter() {
  return (
    <NewsletterPage>
      <NewsletterForm tone="light" />
    </NewsletterPage>
  )
}
