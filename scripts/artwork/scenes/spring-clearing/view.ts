/** Where the bungalow is seen from: its lawn, on a morning in May, the sun low at the right. It recedes to the left. */
import { ink, mix, oklch } from '../../palette.ts'
import type { Point } from '../../shape.ts'
import { width } from '../frame.ts'
import { type Plane, seenBy } from '../perspective.ts'

export const LINE = 486
const mirrored = seenBy({ middle: 760, line: LINE, lens: 1040, eye: 1.6, turn: 17 })
/** Mirrored: `across` runs from the right to the left. */
export const at = (along: number, across: number, up = 0): Point => {
  const [x, y] = mirrored(along, across, up)
  return [width - x, y]
}
/** How far off the front is, its two ends, its eave, and the floor of the step. */
export const [FRONT, NEAR, FAR, EAVE, STEP] = [9.4, -2.2, 10.6, 2.75, 0.36]
export const front: Plane = (across, up) => at(FRONT, across, up)

export const sun = mix(ink.wheat, ink.gold, 0.35)
export const bright = mix(sun, ink.paper, 0.5)
export const shade = mix(ink.blue, ink.navy, 0.35)
export const trim = mix(ink.paper, ink.wheat, 0.25)
export const stucco = mix(mix(ink.blush, ink.wheat, 0.45), ink.pale, 0.2)
export const lawn = mix(oklch(66, 0.11, 126), ink.wheat, 0.12)
export const blossom = {
  dark: mix(oklch(62, 0.1, 5), ink.lilac, 0.3),
  mid: oklch(77, 0.085, 5),
  lit: mix(oklch(90, 0.045, 20), ink.paper, 0.3),
}
