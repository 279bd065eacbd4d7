import type { View } from '../../path-harness/view.ts'
import { view as desk } from '../desk-access/view.tsx'

export const view: View = { ...desk, component: 'src/pages/desk/ListFile.tsx' }
