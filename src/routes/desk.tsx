import { createFileRoute } from '@tanstack/react-router'
import { DeskPage } from '../pages/desk/DeskPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/desk')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/desk.ts')),
  staticData: { bare: true },
  component: DeskPage,
})
