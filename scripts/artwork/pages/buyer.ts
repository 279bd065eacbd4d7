import { svg } from '../svg.ts'
import { arms, people } from './buyer-people.ts'
import { HEIGHT, lamp, view, WIDTH, wall } from './buyer-room.ts'
import { chair, papers, table } from './buyer-table.ts'

/** A buyer and her agent on one side of a table, across it an empty chair, and the house in the window behind them. */
export function buyer(): string {
  return svg(WIDTH, HEIGHT, [
    ...wall(),
    ...view(),
    ...people(),
    ...table(),
    ...lamp(),
    ...papers(),
    ...arms(),
    ...chair(),
  ])
}
