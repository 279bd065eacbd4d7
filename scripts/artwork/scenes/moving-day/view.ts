/** Where the street is seen from on moving day, and what its parts share. The morning sun is at the left. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 520
export const at = seenBy({ middle: 720, line: LINE, lens: 1150, eye: 1.6, turn: 25 })
export const { facing, sunward } = wallsOf(at)

export const sun = mix(ink.wheat, ink.gold, 0.3)
export const bright = mix(sun, ink.paper, 0.5)
export const shade = mix(ink.blue, ink.navy, 0.4)
export const trim = mix(ink.paper, ink.wheat, 0.4)
export const glass = mix(ink.glacier, ink.blue, 0.5)
export const card = mix(ink.oak, ink.wheat, 0.42)
export const lawn = mix(oklch(66, 0.11, 126), ink.gold, 0.12)
export const stone = mix(ink.wheat, ink.belly, 0.26)
export const leaf = {
  dark: mix(oklch(42, 0.085, 148), ink.nearRange, 0.2),
  mid: oklch(56, 0.115, 136),
  lit: mix(oklch(79, 0.13, 118), sun, 0.3),
}
