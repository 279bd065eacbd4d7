import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/features/auth/AccountMenu.tsx'), 'AccountMenu', {
  component: 'src/features/auth/AccountControls.tsx',
})
