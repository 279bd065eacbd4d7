import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/'],
  load: async () => {
    const { ValueProposition } = await import('../../../src/pages/home/ValueProposition.tsx')
    return () => <ValueProposition />
  },
}
