/** A car far down the street, from behind or from ahead. */
import { mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, type Shape, tidy } from '../../shape.ts'
import type { Dusk } from './dusk.ts'
import { LENS, seen } from './view.ts'

export function car(across: number, away: number, way: 1 | -1, dusk: Dusk, paint: string): Shape[] {
  const [x, y] = seen(across, 0, away)
  const s = LENS / away
  const at = (px: number, py: number) => `${tidy(x + px * s)} ${tidy(y - py * s)}`
  const light = way === 1 ? oklch(62, 0.21, 26) : oklch(98, 0.04, 90)
  return [
    { d: ellipse(x, y, 1.15 * s, 0.12 * s), fill: dusk.deep, opacity: 0.6 },
    {
      d: `M${at(-0.86, 0.12)}h${tidy(0.3 * s)}v${tidy(0.12 * s)}h${tidy(-0.3 * s)}zM${at(0.56, 0.12)}h${tidy(0.3 * s)}v${tidy(0.12 * s)}h${tidy(-0.3 * s)}z`,
      fill: dusk.deep,
    },
    {
      d: `M${at(-0.92, 0.2)}L${at(-0.94, 0.78)}Q${at(-0.9, 0.95)} ${at(-0.78, 0.97)}L${at(-0.62, 1.42)}Q${at(0, 1.52)} ${at(0.62, 1.42)}L${at(0.78, 0.97)}Q${at(0.9, 0.95)} ${at(0.94, 0.78)}L${at(0.92, 0.2)}z`,
      fill: down(
        y - 1.5 * s,
        y,
        [0, mix(paint, dusk.graze, 0.4)],
        [0.45, paint],
        [1, mix(paint, dusk.deep, 0.6)],
      ),
    },
    {
      d: `M${at(-0.68, 0.98)}L${at(-0.55, 1.36)}Q${at(0, 1.44)} ${at(0.55, 1.36)}L${at(0.68, 0.98)}z`,
      fill: mix(dusk.glass, dusk.deep, 0.4),
    },
    ...[-0.74, 0.74].flatMap((px): Shape[] => {
      const [lx, ly] = [x + px * s, y - 0.72 * s]
      return [
        {
          d: ellipse(lx, ly, 0.9 * s),
          fill: glow([lx, ly], 0.9 * s, 1, [0, light, 0.6], [0.3, light, 0.2], [1, light, 0]),
        },
        { d: ellipse(lx, ly, 0.15 * s, 0.1 * s), fill: light },
      ]
    }),
  ]
}
