import { mirrored } from '../portraits/figure.ts'
import { svg } from '../svg.ts'
import { dog } from './desk-call/dog.ts'
import { people } from './first-evening/people.ts'
import { room } from './first-evening/room.ts'
import { height, width } from './frame.ts'

/**
 * The first evening in a new home: supper on a box, downtown in a window without curtains. What matters is between 210
 * and 830 px, because the band in which it is shown is low.
 */
export function firstEvening(): string {
  return svg(width, height, [...room(), ...people(), mirrored(dog(), 2262, 98, 0.9)])
}
