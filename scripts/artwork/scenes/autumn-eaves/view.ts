/** Where the house is seen from: its garden, on an autumn afternoon, the sun low at the right. It recedes to the right. */
import { ink, mix, oklch } from '../../palette.ts'
import type { Point } from '../../shape.ts'
import { width } from '../frame.ts'
import { type Plane, seenBy } from '../perspective.ts'

export const LINE = 480
const mirrored = seenBy({ middle: 925, line: LINE, lens: 1000, eye: 1.6, turn: 68 })
export const at = (along: number, across: number, up = 0): Point => {
  const [x, y] = mirrored(along, across, up)
  return [width - x, y]
}
/** How far off the wall is, from where to where it goes, and where its eave is. */
export const [WALL, NEAR, CORNER, EAVE] = [5.5, -2.6, 5.5, 2.85]
/** Where the ladder stands, and where it leans. */
export const LADDER = 1.85
export const front: Plane = (along, up) => at(along, WALL, up)

export const sun = mix(ink.wheat, ink.gold, 0.4)
export const bright = mix(ink.wheat, ink.paper, 0.45)
export const shade = mix(ink.blue, ink.navy, 0.35)
export const cladding = mix(mix(ink.nearRange, ink.glacier, 0.4), ink.wheat, 0.2)
export const trim = mix(ink.paper, ink.wheat, 0.4)
export const lawn = mix(oklch(60, 0.085, 118), ink.oak, 0.12)
export const leaves = {
  dark: mix(oklch(47, 0.12, 44), ink.soil, 0.2),
  mid: oklch(63, 0.15, 54),
  lit: mix(oklch(78, 0.14, 72), sun, 0.2),
}
