import type { View } from '../../path-harness/view.ts'

export const view: View = {
  component: 'src/features/auth/AccountControls.tsx',
  load: async () => {
    const { AccountMenu } = await import('../../../src/features/auth/AccountMenu.tsx')
    return () => <AccountMenu />
  },
}
