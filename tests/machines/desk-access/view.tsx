import type { View } from '../../path-harness/view.ts'

export const view: View = {
  component: 'src/pages/desk/DeskPage.tsx',
  load: async () => {
    const { DeskPage } = await import('../../../src/pages/desk/DeskPage.tsx')
    return () => <DeskPage />
  },
}
