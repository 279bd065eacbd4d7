import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { firs } from '../scenes/fir.ts'
import { haze } from '../scenes/foliage.ts'
import { coats } from '../scenes/houses/coats.ts'
import { twoStorey } from '../scenes/houses/two-storey.ts'
import { moods } from '../scenes/moods.ts'
import { thrown } from '../scenes/shadow.ts'
import { dashes, glow, type Point, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { BESIDE, HEIGHT, land, mountains, WIDTH } from './stage.ts'
import { arch } from './vault.ts'

/** A house in the snow on a January evening, closed and lit. */
export function radon(): string {
  const draw = random(12)
  const flakes = Array.from({ length: 70 }, (): Point => [1990 + 1700 * draw(), 860 * draw()])
  const snow = mix(ink.pale, ink.paper, 0.35)
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { mood: moods.dusk, seed: 14, light: [2700, 560], moon: [2770, 330] },
      ...mountains(BESIDE, {
        light: 2700,
        seed: 22,
        rise: 112,
        tint: [ink.blue, 0.35],
        haze: ink.wheat,
        count: 1,
      }),
    ),
    ...land(808, 14, mix(ink.farRange, ink.blue, 0.3), 5, 70),
    ...land(842, 10, mix(snow, ink.blue, 0.45), 8, 90, 0.5),
    // Those that are far off, in the haze.
    {
      nodes: [
        { use: 'fir', transform: 'translate(3000 862) scale(.62)' },
        { use: 'fir', transform: 'translate(3090 860) scale(.44)' },
      ],
      opacity: 0.6,
    },
    haze(2760, 846, 640, ink.blush, 0.4),
    ...firs(
      [
        [2078, 882, 300],
        [2136, 886, 200],
        [2744, 884, 340],
        [2822, 888, 230],
      ],
      mix(ink.nearRange, ink.navy, 0.45),
      mix(ink.pale, ink.paper, 0.6),
    ),
    placed(twoStorey({ ...coats.winter, wall: mix(ink.glacier, ink.pale, 0.25) }), 2384, 880, 0.94),
    ...land(878, 7, mix(snow, ink.glacier, 0.3), 12, 70, 0.3),
    thrown(2200, 2672, 884, 46, -150, ink.blue),
    thrown(2722, 2766, 886, 34, -190, ink.blue),
    thrown(2056, 2100, 884, 40, -190, ink.blue),
    {
      d: polygon([
        [2352, 886],
        [2416, 886],
        [2490, 1000],
        [2290, 1000],
      ]),
      fill: mix(ink.glacier, ink.blue, 0.45),
      opacity: 0.6,
    },
    {
      d: rect(2000, 850, 800, 130),
      fill: glow([2384, 884], 330, 0.18, [0, ink.gold, 0.6], [1, ink.gold, 0]),
    },
    { d: dashes(flakes, 0), stroke: ink.paper, width: 6, round: true, opacity: 0.7 },
  ])
}
