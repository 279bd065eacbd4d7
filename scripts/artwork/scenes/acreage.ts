import { ink, mix } from '../palette.ts'
import { down, ellipse, polygon, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'

/** Prairie, a barn, a fence running to the horizon. */
export function acreage(): string {
  const posts = Array.from({ length: 9 }, (_, i) => ({
    x: 1640 - 1010 * (1 - 0.72 ** i),
    y: 900 - 242 * (1 - 0.72 ** i),
    tall: 150 * 0.72 ** i,
  }))
  const wires = [0.9, 0.55].map(
    (up) => `M${posts.map(({ x, y, tall }) => `${Math.round(x)} ${Math.round(y - tall * up)}`).join('L')}`,
  )
  const rows = Array.from({ length: 11 }, (_, i) =>
    polygon([
      [560 + i * 28, 668],
      [572 + i * 28, 668],
      [-420 + i * 200, 900],
      [-500 + i * 200, 900],
    ]),
  )
  return svg(width, height, [
    ...sky({
      width,
      horizon: 650,
      apex: [560, 250],
      span: [1000, 1400],
      light: [520, 680],
      seed: 58,
      streaks: 9,
    }),
    ...ranges({ width, base: 652, rise: 58, light: 520, floor: 700, seed: 28, reach: 900, spacing: 130 }),
    ...hillside({
      seed: 16,
      width,
      base: 672,
      rise: 20,
      swell: 600,
      floor: 720,
      top: mix(ink.hill, ink.gold, 0.3),
      foot: ink.hill,
    }),
    {
      d: rect(0, 668, width, 232),
      fill: down(
        668,
        height,
        [0, mix(ink.gold, ink.wheat, 0.2)],
        [0.35, mix(ink.gold, ink.hill, 0.4)],
        [1, mix(ink.hill, ink.night, 0.3)],
      ),
    },
    { d: rows.join(''), fill: mix(ink.hill, ink.gold, 0.2), opacity: 0.4 },
    ...firs(
      [900, 940, 1310, 1350, 1386].map((x, i) => [x, 692, 130 + (i % 2) * 40]),
      ink.spruce,
      mix(ink.hill, ink.gold, 0.2),
      -1,
    ),
    {
      d: polygon([
        [1010, 694],
        [1010, 596],
        [1036, 552],
        [1090, 520],
        [1144, 552],
        [1170, 596],
        [1170, 694],
      ]),
      fill: mix(ink.brick, ink.navy, 0.42),
    },
    {
      d: polygon([
        [1170, 694],
        [1170, 596],
        [1144, 552],
        [1090, 520],
        [1220, 528],
        [1272, 560],
        [1296, 600],
        [1296, 694],
      ]),
      fill: mix(ink.brick, ink.navy, 0.66),
    },
    {
      d: polygon([
        [1090, 516],
        [1144, 550],
        [1172, 598],
        [1300, 602],
        [1274, 558],
        [1222, 524],
      ]),
      fill: mix(ink.belly, ink.navy, 0.4),
    },
    { d: 'M1006 598l28-48 56-34 56 34 28 48', stroke: ink.wheat, width: 5 },
    {
      d: 'M1064 694v-60h52v60M1064 634l52 60M1116 634l-52 60M1076 560h28v26h-28z',
      stroke: ink.wheat,
      width: 4,
    },
    { d: rect(1076, 560, 28, 26), fill: ink.gold },
    { d: `${rect(1330, 560, 44, 134)}${ellipse(1352, 560, 22, 18)}`, fill: mix(ink.midRange, ink.pale, 0.2) },
    { d: wires.join(''), stroke: ink.night, width: 3 },
    {
      d: posts
        .map(({ x, y, tall }) =>
          rect(Math.round(x), Math.round(y - tall), Math.max(3, Math.round(tall * 0.1)), Math.round(tall)),
        )
        .join(''),
      fill: ink.night,
    },
  ])
}
