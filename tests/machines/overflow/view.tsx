import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/asbestos-information'],
  load: async () => {
    const { Locations } = await import('../../../src/pages/asbestos-information/Locations.tsx')
    return () => <Locations />
  },
  // As wide as the window, around a table that needs 600 px.
  boxes: { 'div:has(> table)': 600 },
}
