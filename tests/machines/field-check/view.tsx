import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/auth'],
  load: async () => {
    const { AuthPage } = await import('../../../src/pages/auth/AuthPage.tsx')
    return () => <AuthPage />
  },
}
