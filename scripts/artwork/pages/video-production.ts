import { ink, mix, oklch } from '../palette.ts'
import { coats } from '../scenes/houses/coats.ts'
import { modern } from '../scenes/houses/modern.ts'
import { glow, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { poplars } from './plants.ts'
import { BESIDE, HEIGHT, land, mountains, WIDTH } from './stage.ts'
import { arch } from './vault.ts'

/** An infill in the last gold light, every lamp on. */
export function videoProduction(): string {
  const grass = mix(oklch(40, 0.06, 130), ink.gold, 0.18)
  const ground = 874
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { seed: 8, light: [2700, 640], level: 770 },
      ...mountains(BESIDE, { seed: 9, rise: 84, light: 2700, count: 1 }),
    ),
    ...land(804, 16, mix(ink.nearRange, ink.gold, 0.14), 6, 70),
    {
      d: [2040, 2070, 2860, 2900, 3160, 3196, 3240, 3500]
        .map((x, i) => spruce([x, 846], 74 + (i % 3) * 26))
        .join(''),
      fill: mix(ink.hill, ink.gold, 0.12),
    },
    ...land(838, 8, mix(grass, ink.nearRange, 0.3), 8),
    ...poplars(
      [
        [2056, ground],
        [2110, ground],
        [2690, ground],
        [2744, ground],
      ],
      360,
      mix(ink.hill, grass, 0.4),
      ink.gold,
    ),
    placed(modern({ ...coats.evening, wall: mix(ink.wheat, ink.belly, 0.3) }), 2392, ground, 1.02),
    ...land(872, 5, grass, 12, 70),
    {
      d: rect(1900, 850, 1100, 130),
      fill: glow([2380, 876], 420, 0.16, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    {
      d: polygon([
        [2328, 880],
        [2392, 880],
        [2420, 1000],
        [2290, 1000],
      ]),
      fill: mix(ink.wheat, ink.belly, 0.4),
      opacity: 0.75,
    },
    {
      d: polygon([
        [2556, 880],
        [2682, 880],
        [2900, 1000],
        [2640, 1000],
      ]),
      fill: mix(ink.belly, ink.wheat, 0.2),
      opacity: 0.7,
    },
  ])
}
