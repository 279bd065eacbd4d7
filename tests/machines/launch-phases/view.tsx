import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/'],
  load: async () => {
    const { LaunchStrategy } = await import('../../../src/pages/home/LaunchStrategy.tsx')
    return () => <LaunchStrategy />
  },
}
