/** Where the street is seen from on moving day, and what its parts share. The evening sun is low, at the end of the street. */
import { ink, mix, oklch } from '../../palette.ts'
import { type Point, polygon } from '../../shape.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 560
export const at = seenBy({ middle: 1176, line: LINE, lens: 1150, eye: 1.4, turn: 25 })
export const { facing, sunward } = wallsOf(at)
/** Below the sun, on the horizon: shadows lead away from it. */
export const SUN: Point = [716, LINE]

export const sun = mix(ink.wheat, ink.gold, 0.45)
export const bright = mix(sun, ink.paper, 0.45)
export const dusk = mix(ink.blue, ink.lilac, 0.45)
export const shade = mix(mix(ink.blue, ink.navy, 0.5), ink.lilac, 0.12)
export const trim = mix(ink.paper, ink.lilac, 0.35)
export const card = mix(ink.oak, ink.wheat, 0.3)
export const lawn = mix(oklch(62, 0.1, 122), ink.gold, 0.25)
export const stone = mix(ink.wheat, ink.lilac, 0.5)
export const leaf = {
  dark: mix(oklch(36, 0.07, 160), ink.nearRange, 0.35),
  mid: mix(oklch(50, 0.095, 138), ink.oak, 0.2),
  lit: mix(oklch(80, 0.12, 105), sun, 0.5),
}

/** A point's place `far` times as far from the sun. */
export const away = ([x, y]: Point, far: number): Point => [
  SUN[0] + (x - SUN[0]) * far,
  SUN[1] + (y - SUN[1]) * far,
]

/** What an edge on the ground throws away from the sun, from `near` to `far` times as far from it. */
export const thrown = (a: Point, b: Point, far: number, near = 1): string =>
  polygon([away(a, near), away(b, near), away(b, far), away(a, far)])
