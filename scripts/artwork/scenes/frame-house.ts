import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { inside, walls } from './frame-house/frame.ts'
import { people } from './frame-house/people.ts'
import { distance, lumberPile } from './frame-house/site.ts'

/** A house that is being built: its frame against the sky, and its buyers over the plan. */
export function frameHouse(): string {
  return svg(width, height, [...distance(), ...inside(), ...walls(), ...lumberPile(), ...people()])
}
