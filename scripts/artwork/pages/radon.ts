import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { coats } from '../scenes/houses/coats.ts'
import { twoStorey } from '../scenes/houses/two-storey.ts'
import { moods } from '../scenes/moods.ts'
import { dashes, glow, type Point, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { BESIDE, HEIGHT, land, mountains, WIDTH } from './stage.ts'
import { arch } from './vault.ts'

/** A house in the snow on a January evening, closed and lit. */
export function radon(): string {
  const draw = random(12)
  const flakes = Array.from({ length: 70 }, (): Point => [1990 + 1700 * draw(), 860 * draw()])
  const snow = mix(ink.pale, ink.paper, 0.35)
  const firs = (dx: number, dy: number) =>
    [2052, 2104, 2664, 2712, 2990, 3060]
      .map((x, i) => spruce([x + dx, 880 + dy], 300 - (i % 3) * 74))
      .join('')
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { mood: moods.dusk, seed: 14, light: [2480, 560], moon: [2200, 300] },
      ...mountains(BESIDE, {
        light: 2480,
        seed: 22,
        rise: 112,
        tint: [ink.blue, 0.35],
        haze: ink.wheat,
        count: 1,
      }),
    ),
    ...land(808, 14, mix(ink.farRange, ink.blue, 0.3), 5, 70),
    ...land(842, 10, mix(snow, ink.blue, 0.45), 8, 90, 0.5),
    { d: firs(0, 0), fill: mix(ink.pale, ink.paper, 0.6) },
    { d: firs(6, 11), fill: mix(ink.nearRange, ink.navy, 0.4) },
    placed(twoStorey({ ...coats.winter, wall: mix(ink.glacier, ink.pale, 0.25) }), 2384, 880, 0.94),
    ...land(878, 7, mix(snow, ink.glacier, 0.3), 12, 70, 0.3),
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
