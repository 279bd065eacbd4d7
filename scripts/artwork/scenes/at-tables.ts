/** People at a table in the evening, by file name. */
import { bothSides } from './both-sides.ts'
import { cashTable } from './cash-table.ts'
import { teamTable } from './team-table.ts'

export const atTables = {
  'both-sides': bothSides,
  'cash-table': cashTable,
  'team-table': teamTable,
}
