import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { distance, front, ground } from './split-level/garden.ts'
import { house } from './split-level/house.ts'

/** A split-level house of the seventies on an early morning in spring: lilac in bloom, and old snow in the shade. */
export function splitLevel(): string {
  return svg(width, height, [...distance(), ...ground(), ...house(), ...front()])
}
