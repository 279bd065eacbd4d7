import { createFileRoute } from '@tanstack/react-router'
import { AuthScreen } from '../features/auth/AuthScreen.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/auth')({
  head: () => pageHead(import('../../content/pages/auth.ts')),
  component: AuthScreen,
})
