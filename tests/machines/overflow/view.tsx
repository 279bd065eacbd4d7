import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(
  () => import('../../../src/pages/asbestos-information/Locations.tsx'),
  'Locations',
  {
    pages: ['/asbestos-information'],
    // As wide as the window, around a table that needs 600 px.
    boxes: { 'div:has(> table)': 600 },
  },
)
