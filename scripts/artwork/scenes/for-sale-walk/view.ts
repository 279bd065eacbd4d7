/** Where the duplex is seen from, and what its parts share. The sun is low at the left. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 570
export const at = seenBy({ middle: 690, line: LINE, lens: 1080, eye: 1.7, turn: 25 })
export const { facing, sunward } = wallsOf(at)

/** Across, from left to right: one home, the wall between both, and the other; and along, its front and its back. */
export const [LEFT, MIDDLE, RIGHT] = [2.8, 9.3, 15.8]
export const [FRONT, RIDGE, BACK] = [13, 17.5, 22]
/** Where the porch ends toward the viewer, and its floor. */
export const [PORCH, FLOOR] = [11, 0.45]

export const sun = mix(ink.wheat, ink.gold, 0.4)
export const shade = mix(ink.blue, ink.navy, 0.35)
export const trim = mix(ink.paper, ink.wheat, 0.45)
export const white = mix(mix(ink.paper, ink.wheat, 0.6), ink.gold, 0.12)
export const sage = mix(oklch(66, 0.045, 190), ink.wheat, 0.25)
export const roof = mix(mix(ink.soil, ink.midRange, 0.45), ink.lilac, 0.1)
export const glass = mix(ink.glacier, ink.blue, 0.5)
export const lawn = mix(oklch(64, 0.11, 124), ink.gold, 0.12)
export const leaf = {
  dark: mix(oklch(42, 0.08, 148), ink.nearRange, 0.25),
  mid: oklch(56, 0.11, 136),
  lit: mix(oklch(78, 0.12, 115), sun, 0.4),
}
