import { svg } from '../svg.ts'
import { arms, people } from './buyer-people.ts'
import { HEIGHT, lamp, view, WIDTH, wall } from './buyer-room.ts'
import { papers, table } from './buyer-table.ts'

/** A buyer and her agent at a table with a contract, and the house in the window behind them. */
export function buyer(): string {
  return svg(WIDTH, HEIGHT, [
    ...wall(),
    ...view(),
    ...people(),
    ...table(),
    ...lamp(),
    ...arms(),
    ...papers(),
  ])
}
