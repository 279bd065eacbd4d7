import { svg } from '../svg.ts'
import { atTable, behindTable } from './both-sides/people.ts'
import { room } from './both-sides/room.ts'
import { table } from './both-sides/table.ts'
import { height, width } from './frame.ts'

/**
 * A contract between its two sides, under the lamp of a kitchen: the buyer with our agent, and the seller with theirs.
 * What matters is between 70 and 830 px, because the picture is shown wide.
 */
export function bothSides(): string {
  return svg(width, height, [...room(), ...behindTable(), ...table(), ...atTable()])
}
