import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/'],
  load: async () => {
    const { Reviews } = await import('../../../src/features/reviews/Reviews.tsx')
    return () => <Reviews />
  },
}
