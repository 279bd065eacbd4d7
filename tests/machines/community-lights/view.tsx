import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(
  () => import('../../../src/pages/communities/CommunitiesPage.tsx'),
  'CommunitiesPage',
  { pages: ['/communities'] },
)
