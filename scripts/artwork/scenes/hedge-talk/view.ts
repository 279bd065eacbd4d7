/** Where the hedge and the houses behind it are seen from, and what they share. The sun is at the right. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 452
export const at = seenBy({ middle: 420, line: LINE, lens: 1260, eye: 1.6, turn: -18 })
export const { facing, sunward } = wallsOf(at)

export const sun = mix(ink.wheat, ink.gold, 0.3)
export const bright = mix(sun, ink.paper, 0.5)
export const shade = mix(ink.blue, ink.navy, 0.4)
export const trim = mix(ink.paper, ink.wheat, 0.4)
export const glass = mix(ink.glacier, ink.blue, 0.5)
export const roof = mix(mix(ink.soil, ink.midRange, 0.4), ink.lilac, 0.12)
export const lawn = mix(oklch(66, 0.115, 128), ink.gold, 0.1)
export const leaf = {
  dark: mix(oklch(41, 0.08, 148), ink.nearRange, 0.2),
  mid: oklch(54, 0.11, 138),
  lit: mix(oklch(78, 0.13, 120), sun, 0.3),
}
