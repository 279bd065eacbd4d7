import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { behindCounter, crowd } from './market-street/people.ts'
import { flowers, lamps, nearest, rows } from './market-street/stalls.ts'
import { distance, street } from './market-street/street.ts'

/** A farmers' market in an old street near downtown. What matters is between 320 and 820 px from the top. */
export function marketStreet(): string {
  return svg(width, height, [
    ...distance(),
    ...street(),
    ...lamps(),
    ...rows(),
    ...nearest('back'),
    ...behindCounter(),
    ...nearest('front'),
    ...flowers(),
    ...crowd(),
  ])
}
