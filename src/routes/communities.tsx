import { createFileRoute } from '@tanstack/react-router'
import { CommunitiesPage } from '../pages/communities/CommunitiesPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/communities')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/communities.ts')),
  component: CommunitiesPage,
})
