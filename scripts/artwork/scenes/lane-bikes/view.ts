/** Where the lane is seen from: down its middle, late on a summer afternoon, the sun low at the right. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const [MIDDLE, LINE] = [800, 470]
export const at = seenBy({ middle: MIDDLE, line: LINE, lens: 900, eye: 1.6, turn: 0 })
export const { sunward: beside } = wallsOf(at)
/** From the middle of the lane to its edge, and to what stands on it. */
export const [EDGE, WALL] = [2.5, 3.5]

export const sun = mix(ink.wheat, ink.gold, 0.4)
export const bright = mix(ink.wheat, ink.paper, 0.45)
export const shade = mix(ink.blue, ink.navy, 0.35)
export const gravel = mix(mix(ink.oak, ink.wheat, 0.5), ink.belly, 0.2)
export const leaf = {
  dark: mix(oklch(42, 0.08, 148), ink.nearRange, 0.25),
  mid: oklch(57, 0.115, 134),
  lit: mix(oklch(80, 0.13, 112), sun, 0.35),
}
export const timber = mix(mix(ink.oak, ink.wheat, 0.25), ink.belly, 0.15)
