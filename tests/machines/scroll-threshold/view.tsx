import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/features/navigation/Header.tsx'), 'Header')
