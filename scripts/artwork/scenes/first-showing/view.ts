/** Where the house is seen from on its walk, and what its parts share. The autumn sun is low at the left. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 500
export const at = seenBy({ middle: 830, line: LINE, lens: 1080, eye: 1.6, turn: 20 })
export const { facing } = wallsOf(at)

/** Across, the house's ends; along, its front, and how far the porch reaches; the porch's floor. */
export const [LEFT, RIGHT] = [-1.8, 12]
export const [FRONT, PORCH] = [9, 7.2]
export const FLOOR = 0.45

export const sun = mix(ink.wheat, ink.gold, 0.35)
export const bright = mix(sun, ink.paper, 0.45)
export const shade = mix(ink.blue, ink.navy, 0.4)
export const trim = mix(ink.paper, ink.wheat, 0.4)
export const siding = mix(mix(ink.blue, ink.glacier, 0.35), ink.belly, 0.35)
export const brickwork = mix(mix(ink.brick, ink.oak, 0.6), ink.soil, 0.12)
export const roof = mix(ink.soil, ink.midRange, 0.35)
export const glass = mix(ink.glacier, ink.blue, 0.5)
export const door = mix(ink.oak, ink.amber, 0.25)
export const stone = mix(ink.wheat, ink.belly, 0.28)
export const lawn = mix(oklch(62, 0.1, 118), ink.gold, 0.18)
export const cast = mix(ink.hill, oklch(40, 0.06, 120), 0.4)
export const maple = {
  dark: mix(oklch(50, 0.12, 45), ink.soil, 0.2),
  mid: oklch(64, 0.145, 55),
  lit: mix(oklch(82, 0.13, 80), sun, 0.3),
}
