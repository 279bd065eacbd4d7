import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { lamps, rug, sofa, table } from './tall-windows/furniture.ts'
import { ceiling, floor, wall, windows } from './tall-windows/hall.ts'
import { hearth } from './tall-windows/hearth.ts'

/** The hall of a house with windows over two storeys, the fire lit, and the valley outside. */
export function tallWindows(): string {
  return svg(width, height, [
    ...windows(),
    ...wall(),
    ...ceiling(),
    ...floor(),
    ...hearth(),
    ...rug(),
    ...sofa(),
    ...table(),
    ...lamps(),
  ])
}
