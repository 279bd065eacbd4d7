import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(
  () => import('../../../src/features/newsletter/NewsletterForm.tsx'),
  'NewsletterForm',
)
