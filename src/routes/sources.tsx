import { createFileRoute } from '@tanstack/react-router'
import { SourcesPage } from '../pages/sources/SourcesPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/sources')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/sources.ts')),
  component: SourcesPage,
})
