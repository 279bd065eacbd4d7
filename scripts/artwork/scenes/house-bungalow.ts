import { ink, mix, oklch } from '../palette.ts'
import { down, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { bungalow } from './houses/bungalow.ts'
import { coats } from './houses/coats.ts'
import { hillside } from './land.ts'
import { moods } from './moods.ts'
import { thrown } from './shadow.ts'
import { sky } from './sky.ts'

/** A bungalow of the fifties on an overcast afternoon. */
export function houseBungalow(): string {
  const grass = oklch(47, 0.06, 145)
  const ground = 734
  return svg(width, height, [
    ...sky({
      width,
      horizon: 690,
      apex: [820, 170],
      span: [1150, 1150],
      light: [800, 760],
      mood: moods.day,
      seed: 19,
      streaks: 6,
    }),
    ...hillside({
      seed: 7,
      width,
      base: 690,
      rise: 60,
      swell: 620,
      floor: 780,
      top: mix(ink.midRange, ink.nearRange, 0.4),
      foot: ink.nearRange,
    }),
    ...firs(
      [90, 150, 1400, 1470, 1530].map((x, i) => [x, ground, 210 + (i % 3) * 50]),
      mix(ink.hill, ink.nearRange, 0.2),
      mix(ink.nearRange, ink.wheat, 0.2),
    ),
    ...elm(404, ground + 4, 430, mix(ink.hill, grass, 0.4), ink.spruce, ink.wheat),
    placed(
      bungalow(
        {
          ...coats.evening,
          wall: mix(ink.wheat, ink.pale, 0.45),
          roof: mix(ink.belly, ink.soil, 0.45),
          shade: mix(ink.belly, ink.navy, 0.3),
        },
        false,
        1,
      ),
      788,
      ground,
      1.3,
    ),
    {
      d: rect(0, ground, width, height - ground),
      fill: down(ground, height, [0, grass], [1, mix(grass, ink.night, 0.55)]),
    },
    thrown(476, 1126, ground, 56, -120),
    {
      d: polygon([
        [741, ground],
        [819, ground],
        [940, height],
        [640, height],
      ]),
      fill: mix(ink.pale, ink.belly, 0.35),
      opacity: 0.8,
    },
  ])
}
