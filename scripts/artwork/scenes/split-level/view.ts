/** Where the split-level house is seen from, and what its parts share. The street runs away to the left. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 540
export const at = seenBy({ middle: 690, line: LINE, lens: 1000, eye: 2.1, turn: 27 })
export const { facing, sunward } = wallsOf(at)

export const lawn = mix(oklch(62, 0.1, 128), ink.oak, 0.1)
export const snow = mix(ink.paper, ink.pale, 0.3)
export const snowShade = mix(ink.glacier, ink.lilac, 0.5)
/** The sun on what faces it. */
export const sun = mix(ink.wheat, ink.gold, 0.35)
const green = oklch(42, 0.08, 148)
export const lilac = {
  leaf: {
    dark: mix(green, ink.nearRange, 0.3),
    mid: oklch(54, 0.1, 142),
    lit: mix(oklch(70, 0.11, 128), sun, 0.3),
  },
  dusk: oklch(48, 0.11, 302),
  mid: oklch(61, 0.115, 308),
  lit: mix(oklch(82, 0.075, 320), ink.blush, 0.35),
}
