import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/'],
  load: async () => {
    const { HomeHero } = await import('../../../src/pages/home/HomeHero.tsx')
    return () => <HomeHero />
  },
  film: true,
}
