import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/pages/communities/Finder.tsx'), 'Finder', {
  pages: ['/communities'],
})
