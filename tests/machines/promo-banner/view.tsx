import type { View } from '../../path-harness/view.ts'

export const view: View = {
  load: async () => {
    const { PromoBanner } = await import('../../../src/features/navigation/PromoBanner.tsx')
    return () => <PromoBanner />
  },
}
