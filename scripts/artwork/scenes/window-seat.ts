import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { cat } from './window-seat/cat.ts'
import { outside } from './window-seat/outside.ts'
import { reader } from './window-seat/reader.ts'
import { floor, lamp, niche, wall } from './window-seat/room.ts'
import { shelves } from './window-seat/shelves.ts'

/** A window seat on a winter evening: somebody reads by a lamp, a cat watches the snow over the roofs. */
export function windowSeat(): string {
  return svg(width, height, [
    ...wall(),
    outside(),
    ...niche(),
    ...cat(),
    ...reader(),
    ...shelves(),
    ...floor(),
    ...lamp(),
  ])
}
