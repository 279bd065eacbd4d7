import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { people } from './old-carpet/people.ts'
import { carpet, floor, lamplight, things, walls } from './old-carpet/room.ts'

/** The first evening in a house: a loud old carpet is rolled up, and the floor below it is oak. */
export function oldCarpet(): string {
  return svg(width, height, [...walls(), ...floor(), ...things(), ...carpet(), ...lamplight(), ...people()])
}
