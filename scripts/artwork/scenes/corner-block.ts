import { svg } from '../svg.ts'
import { cyclist } from './corner-block/cyclist.ts'
import { shop } from './corner-block/shop.ts'
import { distance, ground, planter, spill, trees } from './corner-block/street.ts'
import { walls } from './corner-block/walls.ts'
import { height, width } from './frame.ts'

/** An apartment block on a corner at noon in summer: one wall in the sun, one in the shade, and a shop below. */
export function cornerBlock(): string {
  return svg(width, height, [
    ...distance(),
    ...ground(),
    ...walls(),
    ...spill(),
    ...shop(),
    ...trees(),
    ...cyclist(1120, 790),
    ...planter(),
  ])
}
