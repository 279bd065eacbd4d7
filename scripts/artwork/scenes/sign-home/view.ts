/** Where the street is seen from. It runs to the right; the sun is low at its end, and the houses at the left face it. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 450
export const at = seenBy({ middle: 800, line: LINE, lens: 920, eye: 1.6, turn: -30 })
export const { facing, sunward: beside } = wallsOf(at)
/** Where the sun sets: at the end of the street. */
export const SUN = 1330
/** Across, from the middle of the road: the fronts, and the walk from its far to its near edge. */
export const [FRONT, FAR, NEAR] = [-7, -3.3, -1.9]

export const sun = mix(ink.wheat, ink.gold, 0.45)
export const bright = mix(ink.wheat, ink.paper, 0.4)
export const shade = mix(ink.blue, ink.navy, 0.35)
export const trim = mix(ink.paper, ink.wheat, 0.45)
export const lawn = mix(oklch(58, 0.1, 132), ink.nearRange, 0.12)
export const leaf = {
  dark: mix(oklch(43, 0.085, 146), ink.nearRange, 0.25),
  mid: oklch(57, 0.115, 134),
  lit: mix(oklch(80, 0.13, 110), sun, 0.4),
}
