import { svg } from '../svg.ts'
import { chairAndLegs, person } from './tools-person.ts'
import { corners, dark, floor, frame, wall } from './tools-room.ts'
import { lamp, table, things } from './tools-table.ts'
import { view } from './tools-view.ts'

/**
 * Somebody works out a purchase at a table by a tall window, at first light and at night under a lamp. A tall column
 * shows the middle two thirds of it, a phone the middle half of its height.
 */
export function tools(): string {
  const nodes = [
    ...wall(),
    view(),
    ...frame(),
    ...corners(),
    dark(),
    ...floor(),
    chairAndLegs(),
    ...table(),
    ...things(),
    person(),
    ...lamp(),
  ]
  return svg(1600, 1600, [{ transform: 'translate(-55 0)', nodes }])
}
