import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { city } from './rooftop-evening/city.ts'
import { deck, people } from './rooftop-evening/deck.ts'

/** The roof terrace of a townhouse at dusk: two at its rail, and the lights of the city before them. */
export function rooftopEvening(): string {
  return svg(width, height, [...city(), ...deck(), ...people()])
}
