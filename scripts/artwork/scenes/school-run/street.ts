/** The morning: the sky, downtown in haze, the café at its corner, trees, and the crossing. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars } from '../stars.ts'

const [LINE, CURB] = [640, 704]
const grass = oklch(52, 0.085, 138)
const TREE: readonly Mass[] = [
  [-66, -220, 62, 52],
  [66, -226, 62, 52],
  [0, -282, 70, 58],
  [4, -206, 70, 48],
]

export function street(): Node[] {
  const blue = mix(oklch(72, 0.085, 236), ink.glacier, 0.3)
  const far = mix(ink.farRange, ink.pale, 0.4)
  const paved = mix(ink.pale, ink.wheat, 0.45)
  const road = mix(ink.midRange, ink.pale, 0.3)
  const brick = mix(ink.brick, ink.oak, 0.4)
  return [
    {
      d: rect(0, 0, width, LINE),
      fill: down(
        0,
        LINE,
        [0, blue],
        [0.55, mix(ink.glacier, ink.pale, 0.7)],
        [1, mix(ink.wheat, ink.paper, 0.4)],
      ),
    },
    ...moonAndStars({ width, horizon: LINE, apex: [800, -60], span: [4000, 4000], clear: 0.5 }, 14),
    {
      d: rect(500, 200, 1100, 440),
      fill: glow([1180, 600], 640, 0.6, [0, ink.wheat, 0.8], [1, ink.wheat, 0]),
      daily: true,
    },
    {
      d: 'M620 250q0-30 40-32 18-44 76-36 34-30 78-6 48-4 50 36 44 2 44 38zM1210 180q4-26 36-24 20-34 66-24 34-22 62 6 46-2 48 42z',
      fill: ink.paper,
      opacity: 0.85,
    },
    {
      d: 'M400 560l120-60 80 34 120-74 110 66 90-40 140 70 120-60 120 50 100-36 200 60v80H400z',
      fill: mix(far, ink.lilac, 0.3),
    },
    {
      d: `${[
        [1080, 40, 130],
        [1130, 46, 190],
        [1184, 38, 160],
        [1232, 52, 240],
        [1296, 44, 200],
        [1350, 60, 150],
        [1420, 40, 110],
      ]
        .map(([x = 0, wide = 0, tall = 0]) => rect(x, 560 - tall, wide, tall + 60))
        .join('')}M1212 560V330h-8v-24h6v-50h4v50h6v24h-8z`,
      fill: down(320, 600, [0, mix(far, ink.midRange, 0.45)], [1, mix(far, ink.pale, 0.5)]),
    },
    {
      d: 'M430 640V560q50-40 110-8 60-36 130 4 70-34 140 0 60-40 150 0 80-34 150 4 70-40 150-4 70-30 160 0 70-20 180 10v78z',
      fill: mix(grass, ink.pale, 0.25),
    },
    {
      d: rect(0, LINE - 20, width, 90),
      fill: down(LINE - 20, CURB, [0, mix(grass, ink.wheat, 0.2)], [1, grass]),
    },
    // The café.
    { d: rect(0, 180, 430, 500), fill: down(180, 680, [0, brick], [1, mix(brick, ink.soil, 0.4)]) },
    { d: 'M0 166h446v26H0z', fill: mix(ink.wheat, ink.belly, 0.25) },
    {
      d: rect(40, 232, 90, 120) + rect(178, 232, 90, 120) + rect(316, 232, 90, 120),
      fill: mix(ink.blue, ink.glacier, 0.4),
      lit: true,
    },
    {
      d: rect(40, 232, 90, 120) + rect(178, 232, 90, 120) + rect(316, 232, 90, 120),
      stroke: mix(ink.wheat, ink.paper, 0.4),
      width: 8,
    },
    { d: rect(24, 480, 270, 180) + rect(322, 470, 90, 210), fill: mix(ink.lamp, ink.wheat, 0.25), lit: true },
    {
      d: `${rect(24, 480, 270, 180)}M159 480v180${rect(322, 470, 90, 210)}`,
      stroke: mix(ink.hill, ink.spruce, 0.4),
      width: 10,
    },
    { d: 'M60 660v-70h40v70M180 660v-46h70v46', stroke: mix(ink.oak, ink.soil, 0.3), width: 9 },
    { d: 'M0 400H440L472 484H0z', fill: mix(ink.hill, ink.nearRange, 0.5) },
    {
      d: 'M50 400h50l6 84h-56zM150 400h50l10 84h-56zM250 400h50l14 84h-56zM350 400h50l24 84h-56z',
      fill: mix(ink.paper, ink.wheat, 0.3),
    },
    // Its sign: a cup.
    { d: 'M430 250h50', stroke: ink.deep, width: 6 },
    {
      d: ellipse(500, 290, 42),
      fill: mix(ink.paper, ink.wheat, 0.3),
      stroke: mix(ink.hill, ink.spruce, 0.4),
      width: 7,
    },
    { d: 'M482 276h30v20q0 14-15 14t-15-14zM512 281q14 0 12 10t-14 9', fill: ink.soil },
    {
      transform: 'translate(560 690) scale(1.1)',
      nodes: [
        {
          name: 'tree',
          nodes: [
            {
              d: 'M-11 0Q-5-80-6-150L-36-214-28-218 0-166 28-216 36-212 8-150Q6-70 12 0z',
              fill: mix(ink.soil, ink.oak, 0.3),
            },
            ...crown(
              TREE,
              { dark: mix(grass, ink.hill, 0.55), mid: grass, lit: mix(grass, ink.wheat, 0.45) },
              { seed: 3, side: 1, leaf: 1.2, count: 20 },
            ),
          ],
        },
      ],
    },
    // Pavement, road and crossing.
    { d: rect(0, CURB - 30, width, 60), fill: paved },
    {
      d: rect(0, CURB + 20, width, height),
      fill: down(CURB, height, [0, road], [1, mix(road, ink.navy, 0.35)]),
    },
    { d: `M0 ${CURB + 22}H1600`, stroke: mix(paved, ink.midRange, 0.5), width: 8 },
    {
      d: [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => `M${470 + i * 102} 752h58l${(i - 3) * 8 + 10} 106h-78z`)
        .join(''),
      fill: ink.paper,
      opacity: 0.85,
    },
  ]
}
