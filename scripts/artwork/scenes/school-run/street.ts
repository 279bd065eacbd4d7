/** The morning: the sky, downtown in haze, the café at its corner, trees, and the crossing. */
import { ink, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, glow, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars } from '../stars.ts'

const [LINE, CURB] = [640, 704]
/** Where the sun stands, low behind downtown, in px. */
const SUN = 1290
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
        [0.42, mix(ink.glacier, ink.lilac, 0.3)],
        [0.68, mix(ink.blush, ink.pale, 0.25)],
        [0.9, mix(ink.wheat, ink.gold, 0.3)],
      ),
    },
    ...moonAndStars({ width, horizon: LINE, apex: [800, -60], span: [4000, 4000], clear: 0.5 }, 14),
    {
      d: rect(0, 0, width, LINE),
      fill: glow(
        [SUN, 520],
        760,
        0.62,
        [0, ink.paper],
        [0.1, ink.wheat, 0.95],
        [0.45, ink.gold, 0.35],
        [1, ink.gold, 0],
      ),
      daily: true,
    },
    {
      d: 'M620 250q0-30 40-32 18-44 76-36 34-30 78-6 48-4 50 36 44 2 44 38zM1210 180q4-26 36-24 20-34 66-24 34-22 62 6 46-2 48 42z',
      fill: down(130, 252, [0, ink.paper], [1, mix(ink.blush, ink.lilac, 0.35)]),
      opacity: 0.85,
    },
    {
      d: 'M400 560l120-60 80 34 120-74 110 66 90-40 140 70 120-60 120 50 100-36 200 60v80H400z',
      fill: down(440, 600, [0, mix(far, ink.lilac, 0.45)], [1, mix(ink.blush, far, 0.3)]),
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
      fill: down(320, 600, [0, mix(far, ink.midRange, 0.5)], [1, mix(far, ink.blush, 0.6)]),
    },
    // The sun on their sides.
    {
      d: 'M1118 432v60M1174 372v90M1220 402v60M1282 322v130M1338 362v90M1408 412v60',
      stroke: ink.wheat,
      width: 5,
      daily: true,
    },
    {
      d: 'M430 640V560q50-40 110-8 60-36 130 4 70-34 140 0 60-40 150 0 80-34 150 4 70-40 150-4 70-30 160 0 70-20 180 10v78z',
      fill: down(
        500,
        640,
        [0, mix(mix(grass, ink.pale, 0.3), ink.wheat, 0.25)],
        [1, mix(grass, ink.hill, 0.35)],
      ),
    },
    {
      d: rect(0, LINE - 20, width, 90),
      fill: down(LINE - 20, CURB, [0, mix(grass, ink.wheat, 0.2)], [1, grass]),
    },
    // The café.
    {
      d: rect(0, 180, 430, 500),
      fill: between(
        [0, 0],
        [430, 0],
        [0, mix(brick, ink.navy, 0.5)],
        [0.8, mix(brick, ink.soil, 0.2)],
        [1, brick],
      ),
    },
    { d: rect(0, 192, 430, 30) + rect(0, 484, 430, 26), fill: ink.night, opacity: 0.3 },
    { d: 'M427 192V400M427 486V676', stroke: mix(ink.wheat, ink.gold, 0.4), width: 6, daily: true },
    {
      d: 'M0 166h446v26H0z',
      fill: between(
        [0, 0],
        [446, 0],
        [0, mix(ink.wheat, ink.belly, 0.6)],
        [1, mix(ink.wheat, ink.paper, 0.3)],
      ),
    },
    {
      d: rect(40, 232, 90, 120) + rect(178, 232, 90, 120) + rect(316, 232, 90, 120),
      fill: mix(ink.blue, ink.glacier, 0.4),
      lit: true,
    },
    {
      d: rect(40, 232, 90, 120) + rect(178, 232, 90, 120) + rect(316, 232, 90, 120),
      stroke: mix(ink.wheat, ink.belly, 0.3),
      width: 8,
    },
    {
      d: 'M46 340l60-104h20l-60 104zM184 340l60-104h20l-60 104zM322 340l60-104h20l-60 104z',
      fill: ink.blush,
      opacity: 0.4,
      daily: true,
    },
    { d: rect(24, 480, 270, 180) + rect(322, 470, 90, 210), fill: mix(ink.lamp, ink.wheat, 0.25), lit: true },
    {
      d: `${rect(24, 480, 270, 180)}M159 480v180${rect(322, 470, 90, 210)}`,
      stroke: mix(ink.hill, ink.spruce, 0.4),
      width: 10,
    },
    { d: 'M60 660v-70h40v70M180 660v-46h70v46', stroke: mix(ink.oak, ink.soil, 0.3), width: 9 },
    {
      d: 'M0 400H440L472 484H0z',
      fill: between(
        [0, 0],
        [472, 0],
        [0, mix(ink.hill, ink.deep, 0.4)],
        [1, mix(ink.hill, ink.nearRange, 0.7)],
      ),
    },
    {
      d: 'M50 400h50l6 84h-56zM150 400h50l10 84h-56zM250 400h50l14 84h-56zM350 400h50l24 84h-56z',
      fill: between([0, 0], [472, 0], [0, mix(ink.paper, ink.belly, 0.5)], [1, ink.paper]),
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
    { d: 'M548 690H572L470 708H250z', fill: ink.night, opacity: 0.3, daily: true },
    // Pavement, road and crossing.
    { d: rect(0, CURB - 30, width, 60), fill: paved },
    {
      d: rect(0, CURB + 20, width, height),
      fill: down(CURB, height, [0, mix(road, ink.wheat, 0.18)], [1, mix(road, ink.navy, 0.5)]),
    },
    { d: `M0 ${CURB + 22}H1600`, stroke: mix(paved, ink.midRange, 0.5), width: 8 },
    {
      d: [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => `M${470 + i * 102} 752h58l${(i - 3) * 8 + 10} 106h-78z`)
        .join(''),
      fill: down(752, 858, [0, mix(ink.paper, ink.wheat, 0.3)], [1, mix(ink.paper, ink.belly, 0.25)]),
      opacity: 0.9,
    },
    // The shade of the café, and the sun that comes past it, low over the line.
    { d: `M0 ${CURB - 30}H430L300 ${CURB + 26}L90 900H0z`, fill: ink.navy, opacity: 0.34, daily: true },
    {
      d: rect(430, CURB - 30, 1170, 230),
      fill: glow([SUN, CURB], 820, 0.26, [0, ink.wheat, 0.7], [0.5, ink.gold, 0.24], [1, ink.gold, 0]),
      daily: true,
    },
  ]
}
