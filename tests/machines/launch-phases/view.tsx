import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/pages/home/LaunchStrategy.tsx'), 'LaunchStrategy', {
  pages: ['/'],
})
