/** Where the frame of the house is seen from: its street, on a clear morning, the sun low at the left. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 560
export const at = seenBy({ middle: 860, line: LINE, lens: 1080, eye: 1.6, turn: 24 })
export const { facing, sunward } = wallsOf(at)
/** Its front and its back along the street, its two sides across it, and the levels of its floors and its eave. */
export const [FRONT, BACK] = [13, 19]
export const [LEFT, RIGHT] = [2, 9.2]
export const [DECK, UPPER, EAVE, RIDGE] = [0.55, 3.35, 5.75, 7.7]

export const sun = mix(ink.wheat, ink.gold, 0.4)
export const bright = mix(ink.wheat, ink.paper, 0.5)
export const shade = mix(ink.blue, ink.navy, 0.35)
export const lumber = {
  lit: mix(mix(ink.wheat, ink.gold, 0.45), ink.paper, 0.15),
  mid: mix(mix(ink.gold, ink.oak, 0.4), ink.wheat, 0.2),
  dark: mix(ink.oak, ink.soil, 0.25),
}
export const earth = mix(mix(ink.oak, ink.wheat, 0.5), oklch(60, 0.04, 70), 0.4)
