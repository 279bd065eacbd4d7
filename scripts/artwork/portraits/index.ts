import { nineteen, table } from './agents.ts'
import { doorway, gate, street, towers } from './homes.ts'
import { audience, bridge, calendar, drawers, prices, viewfinder } from './work.ts'

export const portraits: Readonly<Record<string, () => string>> = {
  'portrait-doorway': doorway,
  'portrait-street': street,
  'portrait-towers': towers,
  'portrait-gate': gate,
  'portrait-bridge': bridge,
  'portrait-prices': prices,
  'portrait-viewfinder': viewfinder,
  'portrait-drawers': drawers,
  'portrait-calendar': calendar,
  'portrait-audience': audience,
  'portrait-nineteen': nineteen,
  'portrait-table': table,
}
