/** The street itself: its pavements and lines, and the light of the shops on it. */
import type { Hour } from '../../hero/hour.ts'
import { mix, oklch } from '../../palette.ts'
import { down, polygon, rect, type Shape } from '../../shape.ts'
import { HEIGHT, WIDTH } from '../landmark.ts'
import type { Dusk } from './dusk.ts'
import type { Front } from './facade.ts'
import { FRONT, floor, KERB, LINE, seen } from './view.ts'

export function street({ haze }: Hour, dusk: Dusk): Shape[] {
  const { dark } = dusk
  const asphalt = dark ? oklch(21, 0.035, 244) : oklch(37, 0.035, 240)
  const walk = dark ? oklch(33, 0.035, 240) : oklch(56, 0.04, 60)
  return [
    {
      d: rect(0, LINE - 6, WIDTH, HEIGHT - LINE + 6),
      fill: down(
        LINE - 6,
        HEIGHT,
        [0, mix(walk, haze.lit, 0.45)],
        [0.2, walk],
        [1, mix(walk, dusk.deep, 0.6)],
      ),
    },
    {
      d: floor(-KERB, KERB),
      fill: down(
        LINE - 4,
        HEIGHT,
        [0, mix(asphalt, haze.lit, 0.75)],
        [0.12, mix(asphalt, haze.lit, 0.35)],
        [0.45, asphalt],
        [1, mix(asphalt, dusk.deep, 0.55)],
      ),
    },
    { d: floor(-KERB - 0.28, -KERB) + floor(KERB, KERB + 0.28), fill: mix(walk, haze.lit, 0.3) },
    {
      d: [
        [-0.15, -0.05],
        [0.05, 0.15],
      ]
        .map(([a = 0, b = 0]) => floor(a, b))
        .join(''),
      fill: dark ? oklch(66, 0.1, 82) : oklch(78, 0.12, 82),
      opacity: 0.75,
    },
  ]
}

/** What the lit window of a shop makes of the pavement before it. */
export const slick = ({ side, from, to }: Front, { lamp }: Dusk): Shape => ({
  d: polygon(
    [
      seen(side * (FRONT - 0.1), 0, from + 0.8),
      seen(side * (FRONT - 0.1), 0, to - 0.8),
      seen(side * 2.4, 0, to - 1.6),
      seen(side * 2.4, 0, from + 0.2),
    ],
    1,
  ),
  fill: {
    kind: 'linear',
    from: seen(side * FRONT, 0, from),
    to: seen(side * 2.2, 0, from),
    stops: [
      [0, lamp, 0.6],
      [0.4, lamp, 0.22],
      [1, lamp, 0],
    ],
  },
})
