import { ink, mix } from '../palette.ts'
import { down, glow, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { modern } from './houses/modern.ts'
import { hillside, ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** Modern infill at blue hour. */
export function houseModern(): string {
  const ground = 752
  return svg(width, height, [
    ...sky({
      width,
      horizon: 660,
      apex: [600, 180],
      span: [950, 1250],
      light: [560, 600],
      mood: moods.dusk,
      seed: 24,
      streaks: 8,
    }),
    ...ranges({
      width,
      base: 660,
      rise: 70,
      light: 560,
      floor: height,
      seed: 35,
      tint: tints.dusk,
      haze: ink.amber,
      count: 1,
    }),
    ...hillside({
      seed: 2,
      width,
      base: 710,
      rise: 40,
      swell: 600,
      floor: height,
      top: mix(ink.nearRange, ink.navy, 0.4),
      foot: ink.spruce,
      tint: tints.dusk,
    }),
    ...firs(
      [150, 224, 1450, 1524].map((x, i) => [x, 770, 320 - (i % 2) * 90]),
      ink.night,
      mix(ink.spruce, ink.amber, 0.16),
      -1,
    ),
    {
      d: rect(0, ground, width, 148),
      fill: down(ground, height, [0, mix(ink.spruce, ink.blue, 0.2)], [1, ink.deep]),
    },
    placed(modern(coats.dusk), 790, ground, 1.62),
    {
      d: rect(380, ground, 880, 110),
      fill: glow([800, ground], 460, 0.2, [0, ink.gold, 0.36], [1, ink.gold, 0]),
    },
    {
      d: [0, 1, 2, 3, 4]
        .map((i) => rect(690 - i * 26, ground + 16 + i * 26, 130 + i * 14, 12 + i * 2))
        .join(''),
      fill: mix(ink.belly, ink.pale, 0.2),
      opacity: 0.75,
    },
    {
      d: [366, 420, 1300]
        .map((x) => `M${x} ${ground + 8}q-4-40-26-64m26 64q0-50 8-88m2 88q6-40 30-62`)
        .join(''),
      stroke: mix(ink.hill, ink.gold, 0.35),
      width: 5,
      round: true,
    },
  ])
}
