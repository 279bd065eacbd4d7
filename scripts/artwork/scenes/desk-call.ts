import { oklch } from '../palette.ts'
import { glow, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { desk, lamp } from './desk-call/desk.ts'
import { dog } from './desk-call/dog.ts'
import { caller, chair } from './desk-call/person.ts'
import { LAMP, map, room } from './desk-call/room.ts'
import { height, width } from './frame.ts'

/** Late, when the lamp alone is on: away from it the room and the map are dark. */
const late = (reach: number, edge: string): Shape => ({
  d: rect(0, 0, width, height),
  fill: glow(LAMP, reach, 0.9, [0, oklch(95, 0.04, 82)], [0.4, oklch(74, 0.05, 80)], [1, edge]),
  glass: true,
})

/** Somebody answers the telephone at a desk in the evening, before a map of the city; a dog sleeps under the desk. */
export function deskCall(): string {
  return svg(width, height, [
    ...room(),
    ...map(),
    late(680, oklch(60, 0.045, 222)),
    ...chair(),
    ...dog(),
    ...desk(),
    ...caller(),
    ...lamp(),
    late(1100, oklch(60, 0.04, 222)),
  ])
}
