import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '../pages/auth/AuthPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/auth')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/auth.ts')),
  component: AuthPage,
})
