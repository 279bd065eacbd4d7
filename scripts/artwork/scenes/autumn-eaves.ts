import { svg } from '../svg.ts'
import { family } from './autumn-eaves/family.ts'
import { distance, lawnAndTree } from './autumn-eaves/garden.ts'
import { house, ladder } from './autumn-eaves/house.ts'
import { height, width } from './frame.ts'

/** A bungalow in autumn, whose family clears the eavestrough and rakes the leaves. */
export function autumnEaves(): string {
  return svg(width, height, [...distance(), ...house(), ...lawnAndTree(), ...ladder(), ...family()])
}
