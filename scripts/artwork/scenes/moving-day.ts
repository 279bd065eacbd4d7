import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { house, street } from './moving-day/house.ts'
import { people } from './moving-day/people.ts'
import { things, van } from './moving-day/van.ts'

/** A family moves into one half of a duplex on a summer morning, a van at the kerb. What matters is between 250 and 820 px. */
export function movingDay(): string {
  return svg(width, height, [...street(), ...house(), ...people(), ...things(), ...van()])
}
