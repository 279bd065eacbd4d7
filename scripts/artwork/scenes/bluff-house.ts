import { ink, mix } from '../palette.ts'
import { svg } from '../svg.ts'
import { aspens } from './aspen.ts'
import { bluff, river } from './bluff-house/bluff.ts'
import { house, terrace } from './bluff-house/house.ts'
import { TOP } from './bluff-house/view.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { ranges } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** A long modern house on the edge of a bluff in the evening, seen from across the river below it. */
export function bluffHouse(): string {
  return svg(width, height, [
    ...sky({
      width,
      horizon: 470,
      apex: [700, 60],
      span: [1250, 1400],
      light: [300, 760],
      mood: moods.gold,
      seed: 61,
      streaks: 5,
    }),
    ...ranges({ width, base: 500, rise: 120, light: 300, floor: 620, seed: 18, haze: ink.wheat, count: 1 }),
    ...firs(
      [
        [480, TOP + 18, 250],
        [556, TOP + 8, 320],
        [1372, TOP, 330],
        [1452, TOP, 410],
        [1560, TOP, 340],
      ],
      mix(ink.spruce, ink.nearRange, 0.25),
      mix(ink.hill, ink.gold, 0.35),
      -1,
    ),
    ...house(),
    ...bluff(),
    ...terrace(),
    ...firs(
      [
        [600, 716, 190],
        [676, 738, 150],
        [530, 738, 130],
        [1216, 700, 190],
        [1290, 734, 230],
        [1120, 736, 120],
      ],
      mix(ink.spruce, ink.nearRange, 0.25),
      mix(ink.hill, ink.gold, 0.35),
      -1,
    ),
    ...aspens([
      [372, 560, 210],
      [300, 604, 170],
      [436, 640, 150],
      [1310, 560, 190],
      [1532, 640, 220],
    ]),
    ...river(),
  ])
}
