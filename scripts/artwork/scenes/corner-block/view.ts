/** Where the corner is seen from, its two walls, and what its parts share. */
import { ink, mix, oklch } from '../../palette.ts'
import { type Plane, seenBy } from '../perspective.ts'

export const LINE = 640
export const at = seenBy({ middle: 850, line: LINE, lens: 1150, eye: 1.7, turn: 45 })
/** Where the walls meet, and where they end. */
export const [ALONG, ACROSS] = [17.4, 20.75]
export const [LEFT, RIGHT] = [37, 33.6]
/** The floors above the shop, and the top of the parapet. */
export const FLOORS = [3.8, 6.9, 10] as const
export const TOP = 13.8

/** The wall in the sun, and the one in the shade; `out` is so far before it. */
export const sunny =
  (out = 0): Plane =>
  (along, up) =>
    at(along, ACROSS - out, up)
export const shady =
  (out = 0): Plane =>
  (across, up) =>
    at(ALONG - out, across, up)

export const leaf = {
  dark: mix(oklch(44, 0.09, 148), ink.nearRange, 0.25),
  mid: oklch(57, 0.115, 140),
  lit: mix(oklch(76, 0.13, 125), ink.wheat, 0.25),
}
export const white = mix(ink.paper, ink.wheat, 0.35)
/** The same wall in the shade, and its shadows. */
export const cool = mix(mix(ink.glacier, ink.lilac, 0.5), ink.midRange, 0.22)
export const deepShade = mix(cool, ink.midRange, 0.6)
export const glass = mix(ink.glacier, ink.blue, 0.45)
export const frame = mix(ink.nearRange, ink.navy, 0.3)
