import { ink, mix } from '../palette.ts'
import { curve, glow, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'

/** Portrait: the arch over foothills, and one house with its lights on. */
export function authSide(): string {
  const [wide, tall] = [1000, 1400]
  return svg(wide, tall, [
    ...sky({
      width: wide,
      horizon: 930,
      apex: [600, 560],
      span: [900, 760],
      light: [600, 480],
      seed: 47,
      streaks: 9,
    }),
    ...ranges({ width: wide, base: 934, rise: 100, light: 600, floor: tall, seed: 21, reach: 560 }),
    ...hillside({
      seed: 12,
      width: wide,
      base: 1000,
      rise: 56,
      swell: 420,
      floor: tall,
      top: mix(ink.nearRange, ink.midRange, 0.2),
      foot: ink.hill,
    }),
    ...hillside({
      seed: 19,
      width: wide,
      base: 1090,
      rise: 76,
      swell: 520,
      floor: tall,
      top: mix(ink.hill, ink.nearRange, 0.3),
      foot: ink.spruce,
      trees: { from: 0, to: 420, count: 16, height: [14, 44] },
      treeTone: ink.hill,
    }),
    { d: rect(380, 1010, 560, 260), fill: glow([655, 1150], 280, 0.4, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    placed(cottage(150, 92, { ...coats.evening, wall: mix(ink.hill, ink.nearRange, 0.4) }), 655, 1162, 0.92),
    {
      d: [548, 574, 742, 770, 800].map((x, i) => spruce([x, 1166], 96 + (i % 3) * 26)).join(''),
      fill: ink.night,
    },
    ...hillside({
      seed: 26,
      width: wide,
      base: 1200,
      rise: 64,
      swell: 640,
      floor: tall,
      top: ink.spruce,
      foot: ink.deep,
      trees: { from: 0, to: 300, count: 9, height: [50, 150] },
      treeTone: ink.night,
    }),
    {
      d: curve([
        [660, 1166],
        [640, 1210],
        [700, 1290],
        [620, 1420],
      ]),
      stroke: mix(ink.wheat, ink.hill, 0.35),
      width: 9,
      round: true,
      opacity: 0.5,
    },
  ])
}
