import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/pages/auth/AuthPage.tsx'), 'AuthPage', {
  pages: ['/auth'],
})
