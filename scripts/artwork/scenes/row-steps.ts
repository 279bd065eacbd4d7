import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { homes } from './row-steps/homes.ts'
import { people } from './row-steps/people.ts'
import { distance, ground, nearer } from './row-steps/street.ts'

/** A row of townhomes after snow: a stoop and a short walk each, one of which is being shovelled. */
export function rowSteps(): string {
  return svg(width, height, [...distance(), ...ground(), ...homes(), ...nearer(), ...people()])
}
