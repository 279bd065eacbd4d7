import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/communities/northwest'],
  load: async () => {
    const { CommunitiesPage } = await import('../../../src/pages/communities/CommunitiesPage.tsx')
    const { quadrants } = await import('../../../content/communities/quadrants.ts')
    return () => <CommunitiesPage quadrant={quadrants[0]} />
  },
}
