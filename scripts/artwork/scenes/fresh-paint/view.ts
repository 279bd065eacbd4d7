/** Where the empty room is seen from: toward its corner. The sun comes through the window in the wall at the right. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

const [MIDDLE, LINE] = [700, 420]
export const at = seenBy({ middle: MIDDLE, line: LINE, lens: 1000, eye: 1.5, turn: 35 })
export const { facing, sunward: beside } = wallsOf(at)
/** How far off the wall is that they paint, how far the one with the window, and how high the room is. */
export const [PAINTED, SUNNY, CEILING] = [4.2, 4.2, 2.6]

export const bright = mix(ink.paper, ink.wheat, 0.35)
export const plaster = mix(ink.paper, ink.wheat, 0.55)
export const shade = mix(ink.belly, ink.lilac, 0.45)
export const sage = mix(oklch(64, 0.06, 165), ink.nearRange, 0.12)
export const oak = mix(ink.oak, ink.wheat, 0.22)
export const jeans = mix(ink.blue, ink.navy, 0.3)
