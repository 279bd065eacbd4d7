import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/pages/account/AccountPage.tsx'), 'AccountPage', {
  pages: ['/account'],
})
