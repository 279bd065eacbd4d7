import type { View } from '../../path-harness/view.ts'

export const view: View = {
  load: async () => {
    const { Header } = await import('../../../src/features/navigation/Header.tsx')
    return () => <Header />
  },
  modules: { '/assets/Drawer': 'src/ui/Drawer.tsx' },
}
