import type { View } from '../../path-harness/view.ts'

export const view: View = {
  component: 'src/pages/account/AccountPage.tsx',
  load: async () => {
    const { AccountPage } = await import('../../../src/pages/account/AccountPage.tsx')
    return () => <AccountPage />
  },
}
