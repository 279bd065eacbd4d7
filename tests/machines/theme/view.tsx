import type { View } from '../../path-harness/view.ts'

export const view: View = {
  load: async () => {
    const { ThemeToggle } = await import('../../../src/features/theme/ThemeToggle.tsx')
    return () => <ThemeToggle />
  },
}
