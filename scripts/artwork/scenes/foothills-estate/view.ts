/** Where the estate is seen from, and what its parts share. The evening sun is low at the left. */
import { ink, mix, oklch } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 492
export const at = seenBy({ middle: 760, line: LINE, lens: 1190, eye: 2.9, turn: 25 })
export const { facing, sunward } = wallsOf(at)

/** Across, the house from left to right; along, its front, its ridge and its back. */
export const [LEFT, RIGHT] = [4.5, 31]
export const [FRONT, RIDGE, BACK] = [27, 31.5, 36]
export const [EAVES, TOP] = [3.2, 6]

export const sun = mix(ink.wheat, ink.gold, 0.45)
export const air = mix(ink.blush, ink.wheat, 0.35)
export const shade = mix(ink.blue, ink.navy, 0.45)
export const timber = mix(ink.oak, ink.soil, 0.22)
export const stone = mix(mix(ink.belly, ink.wheat, 0.5), ink.lilac, 0.12)
export const roof = mix(ink.nearRange, ink.belly, 0.35)
export const glass = mix(mix(ink.blue, ink.glacier, 0.3), ink.lilac, 0.15)
export const meadow = {
  lit: mix(oklch(77, 0.11, 105), sun, 0.35),
  mid: mix(oklch(60, 0.095, 116), ink.oak, 0.12),
  shade: mix(oklch(43, 0.06, 135), ink.nearRange, 0.3),
  deep: mix(ink.hill, oklch(38, 0.06, 130), 0.4),
}
/** Edges in the sun, and what is thrown on the grass. */
export const bright = mix(sun, ink.paper, 0.4)
export const cast = mix(meadow.deep, ink.navy, 0.3)
export const beam = mix(timber, ink.deep, 0.4)
export const timberLit = mix(timber, sun, 0.6)
export const stoneLit = mix(stone, sun, 0.7)
export const mortar = mix(stone, ink.midRange, 0.5)
export const seam = mix(roof, ink.deep, 0.4)
