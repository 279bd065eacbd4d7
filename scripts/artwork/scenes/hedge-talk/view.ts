/** Where the hedge and the houses behind it are seen from, and what they share. The evening sun is low, in the gap between the houses. */
import { ink, mix, oklch } from '../../palette.ts'
import { type Point, polygon } from '../../shape.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 452
export const at = seenBy({ middle: 420, line: LINE, lens: 1260, eye: 1.6, turn: -18 })
export const { facing, sunward } = wallsOf(at)

/** Below the sun, on the horizon: shadows lead away from it. */
export const SUN: Point = [772, LINE]

export const sun = mix(ink.wheat, ink.gold, 0.45)
export const bright = mix(sun, ink.paper, 0.5)
export const shade = mix(mix(ink.blue, ink.navy, 0.5), ink.lilac, 0.12)
export const trim = mix(ink.paper, ink.lilac, 0.35)
export const glass = mix(ink.glacier, ink.blue, 0.5)
export const roof = mix(mix(ink.soil, ink.midRange, 0.4), ink.lilac, 0.12)
export const lawn = mix(oklch(62, 0.105, 124), ink.gold, 0.22)
export const leaf = {
  dark: mix(oklch(38, 0.075, 154), ink.nearRange, 0.3),
  mid: mix(oklch(52, 0.1, 138), ink.oak, 0.15),
  lit: mix(oklch(80, 0.12, 105), sun, 0.5),
}

/** What an edge on the ground throws away from the sun, `far` times as far from it. */
export const thrown = (a: Point, b: Point, far: number): string => {
  const away = ([x, y]: Point): Point => [SUN[0] + (x - SUN[0]) * far, SUN[1] + (y - SUN[1]) * far]
  return polygon([a, b, away(b), away(a)])
}
