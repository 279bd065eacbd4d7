import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/account'],
  load: async () => {
    const { AccountPage } = await import('../../../src/pages/account/AccountPage.tsx')
    return () => <AccountPage />
  },
}
