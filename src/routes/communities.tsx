import { createFileRoute } from '@tanstack/react-router'
import { CommunitiesScreen } from '../features/communities/CommunitiesScreen.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/communities')({
  head: () => pageHead(import('../../content/pages/communities.ts')),
  component: CommunitiesScreen,
})
