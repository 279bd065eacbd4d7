/** Where the market is seen from, down the middle of its street. The sun is at the left, behind the viewer. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const [MIDDLE, LINE] = [730, 548]
export const at = seenBy({ middle: MIDDLE, line: LINE, lens: 1000, eye: 1.7, turn: 0 })
export const { facing, sunward } = wallsOf(at)

export const sun = mix(ink.wheat, ink.paper, 0.35)
export const shade = mix(ink.blue, ink.navy, 0.3)
export const red = mix(mix(ink.brick, ink.oak, 0.28), ink.soil, 0.06)
export const cream = mix(ink.paper, ink.wheat, 0.4)
export const brickwork = mix(mix(ink.brick, ink.oak, 0.55), ink.wheat, 0.25)
export const plaster = mix(ink.wheat, ink.oak, 0.18)
export const glass = mix(ink.glacier, ink.blue, 0.5)
export const dark = mix(ink.navy, ink.soil, 0.3)
export const paving = mix(mix(ink.wheat, ink.blush, 0.4), ink.belly, 0.25)
export const leaf = {
  dark: mix(oklch(43, 0.085, 146), ink.nearRange, 0.25),
  mid: oklch(57, 0.085, 140),
  lit: mix(oklch(76, 0.095, 118), sun, 0.3),
}
