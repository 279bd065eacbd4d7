import { gate, street } from './agents.ts'
import { nineteen, table } from './colleagues.ts'
import { doorway } from './doorway.ts'
import { audience, calendar, keys } from './office.ts'
import { towers } from './towers.ts'
import { bridge, prices, viewfinder } from './work.ts'

export const portraits: Readonly<Record<string, () => string>> = {
  'portrait-doorway': doorway,
  'portrait-street': street,
  'portrait-towers': towers,
  'portrait-gate': gate,
  'portrait-bridge': bridge,
  'portrait-prices': prices,
  'portrait-viewfinder': viewfinder,
  'portrait-keys': keys,
  'portrait-calendar': calendar,
  'portrait-audience': audience,
  'portrait-nineteen': nineteen,
  'portrait-table': table,
}
