import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/features/reviews/Reviews.tsx'), 'Reviews', {
  pages: ['/'],
})
