/** The street itself: its pavements and lines, and the light of the shops on it. */
import { mix, oklch } from '../../palette.ts'
import { down, polygon, rect, type Shape } from '../../shape.ts'
import { HEIGHT, WIDTH } from '../landmark.ts'
import type { Dusk } from './dusk.ts'
import type { Front } from './facade.ts'
import { FRONT, floor, KERB, LINE, seen } from './view.ts'

export function street(dusk: Dusk): Shape[] {
  const { dark, graze } = dusk
  const asphalt = dark ? oklch(24, 0.035, 250) : oklch(42, 0.045, 268)
  const walk = dark ? oklch(34, 0.035, 245) : oklch(60, 0.05, 40)
  return [
    { d: rect(0, LINE - 6, WIDTH, HEIGHT - LINE + 6), fill: walk },
    {
      d: floor(-KERB, KERB),
      fill: down(LINE, HEIGHT, [0, mix(asphalt, graze, dark ? 0.2 : 0.55)], [0.4, asphalt], [1, asphalt]),
    },
    { d: floor(-KERB - 0.28, -KERB) + floor(KERB, KERB + 0.28), fill: mix(walk, graze, 0.55) },
    {
      d: [
        [-0.15, -0.05],
        [0.05, 0.15],
      ]
        .map(([a = 0, b = 0]) => floor(a, b))
        .join(''),
      fill: dark ? oklch(62, 0.09, 82) : oklch(80, 0.12, 82),
    },
  ]
}

/** What the lit window of a shop makes of the pavement before it: one plane, which ends at the kerb. */
export const slick = ({ side, from, to }: Front, { lamp }: Dusk): Shape => ({
  d: polygon(
    [
      seen(side * (FRONT - 0.1), 0, from + 1),
      seen(side * (FRONT - 0.1), 0, to - 1),
      seen(side * (KERB + 0.3), 0, to - 1.6),
      seen(side * (KERB + 0.3), 0, from + 0.6),
    ],
    1,
  ),
  fill: lamp,
  opacity: 0.42,
})
