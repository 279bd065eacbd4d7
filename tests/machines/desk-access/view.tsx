import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/pages/desk/DeskPage.tsx'), 'DeskPage', {
  component: 'src/pages/desk/DeskPage.tsx',
})
