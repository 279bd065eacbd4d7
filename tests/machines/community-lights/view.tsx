import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/communities'],
  load: async () => {
    const { CommunitiesPage } = await import('../../../src/pages/communities/CommunitiesPage.tsx')
    return () => <CommunitiesPage />
  },
}
