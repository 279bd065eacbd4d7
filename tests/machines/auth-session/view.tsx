import type { View } from '../../path-harness/view.ts'

export const view: View = {
  load: async () => {
    const [{ AccountMenu }, { AuthPage }] = await Promise.all([
      import('../../../src/features/auth/AccountMenu.tsx'),
      import('../../../src/pages/auth/AuthPage.tsx'),
    ])
    return () => (
      <>
        <AccountMenu />
        <AuthPage />
      </>
    )
  },
}
