/** People on the pavements. */
import { oklch } from '../../palette.ts'
import { ellipse, type Shape, tidy } from '../../shape.ts'
import type { Dusk } from './dusk.ts'
import { LENS, seen } from './view.ts'

/** Somebody on foot, from behind, with a long coat. */
function walker(across: number, away: number, coat: string, legs: string, stride: number): Shape[] {
  const [x, y] = seen(across, 0, away)
  const s = LENS / away
  const at = (px: number, py: number) => `${tidy(x + px * s)} ${tidy(y - py * s)}`
  return [
    { d: ellipse(x, y, 0.34 * s, 0.05 * s), fill: legs, opacity: 0.4 },
    {
      d: `M${at(-0.06, 0.85)}L${at(-0.1 - stride, 0.02)}M${at(0.06, 0.85)}L${at(0.08 + stride, 0.04)}`,
      stroke: legs,
      width: 0.12 * s,
      round: true,
    },
    {
      d: `M${at(-0.07, 1.55)}Q${at(-0.26, 1.42)} ${at(-0.22, 1.1)}L${at(-0.25, 0.62)}L${at(0.24, 0.62)}L${at(0.22, 1.1)}Q${at(0.26, 1.42)} ${at(0.07, 1.55)}z`,
      fill: coat,
    },
    { d: ellipse(x + 0.01 * s, y - 1.62 * s, 0.1 * s, 0.13 * s), fill: legs },
  ]
}

export function people({ dark, deep }: Dusk): Shape[] {
  const coats = dark
    ? [oklch(30, 0.06, 20), oklch(26, 0.04, 240), oklch(42, 0.07, 80)]
    : [oklch(43, 0.11, 28), oklch(30, 0.045, 235), oklch(66, 0.1, 80)]
  return [
    [-8.6, 18.5, 0, 0.09],
    [-8.1, 18.2, 2, 0.05],
    [8.5, 16.6, 1, 0.1],
    [8.8, 29, 0, 0.06],
    [-8.9, 37, 1, 0.05],
  ].flatMap(([across = 0, away = 1, coat = 0, stride = 0]) =>
    walker(across, away, coats[coat] ?? deep, deep, stride),
  )
}
