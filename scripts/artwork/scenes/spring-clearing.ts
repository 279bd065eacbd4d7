import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { distance, ground, tree } from './spring-clearing/garden.ts'
import { house } from './spring-clearing/house.ts'
import { people } from './spring-clearing/people.ts'

/** A bungalow of the sixties in May: a family clears it, and its lot is filmed. */
export function springClearing(): string {
  return svg(width, height, [...distance(), ...ground(), ...house(), ...people(), ...tree()])
}
