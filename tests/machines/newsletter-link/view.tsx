import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(
  () => import('../../../src/pages/newsletter/NewsletterPage.tsx'),
  'NewsletterPage',
  { pages: ['/newsletter'] },
)
