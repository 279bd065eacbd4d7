import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/communities'],
  load: async () => {
    const { Finder } = await import('../../../src/pages/communities/Finder.tsx')
    return () => <Finder />
  },
}
