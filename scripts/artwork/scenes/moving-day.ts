import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { farther, house } from './moving-day/house.ts'
import { people } from './moving-day/people.ts'
import { land, sky } from './moving-day/street.ts'
import { boxes, van } from './moving-day/van.ts'

/** A family moves into one half of a duplex as the sun sets at the end of the street. What matters is below 360 px. */
export function movingDay(): string {
  return svg(width, height, [
    ...sky(),
    ...land(),
    ...farther(),
    ...house(),
    ...boxes(),
    ...van(),
    ...lampLit(people()),
  ])
}
