import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../pages/account/AccountPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/account')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/account.ts')),
  component: AccountPage,
})
