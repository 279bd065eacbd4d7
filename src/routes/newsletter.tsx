import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage } from '../pages/newsletter/NewsletterPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/newsletter')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/newsletter.ts')),
  component: NewsletterPage,
})
