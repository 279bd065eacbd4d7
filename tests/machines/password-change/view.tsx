import type { View } from '../../path-harness/view.ts'

export const view: View = {
  load: async () => {
    const { AccountMenu } = await import('../../../src/features/auth/AccountMenu.tsx')
    return () => <AccountMenu />
  },
}
