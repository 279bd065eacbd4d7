import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { curtains, floor, lamplight, outside, wall, window } from './room-dawn/room.ts'
import { breakfast, chairs, lamp, table } from './room-dawn/table.ts'

/** A table and two chairs at a wide window, at first light; at night under a lamp. */
export function roomDawn(): string {
  return svg(width, height, [
    ...wall(),
    outside(),
    ...window(),
    ...floor(),
    ...curtains(),
    ...lamplight(),
    ...lamp(),
    ...chairs(),
    ...table(),
    ...breakfast(),
  ])
}
