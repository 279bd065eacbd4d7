import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { firs } from '../scenes/fir.ts'
import { castShade, haze, tufts } from '../scenes/foliage.ts'
import { bungalow } from '../scenes/houses/bungalow.ts'
import { coats } from '../scenes/houses/coats.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { thrown } from '../scenes/shadow.ts'
import { down, glow, type Point, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { BESIDE, HEIGHT, land, mountains, WIDTH } from './stage.ts'
import { arch } from './vault.ts'

/** A bungalow at dawn, its kitchen light on, and the path to its door. */
export function buyer(): string {
  const grass = oklch(42, 0.05, 165)
  const ground = 872
  const lawn = { from: 1960, to: 3200, far: ground + 10, near: 990, bare: [2240, 2480] as const }
  const walk: readonly Point[] = [
    [2324, 880],
    [2388, 880],
    [2520, HEIGHT],
    [2220, HEIGHT],
  ]
  const wall = mix(ink.glacier, ink.pale, 0.3)
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { mood: moods.dawn, seed: 3, light: [2760, 640], moon: [2600, 400] },
      ...mountains(BESIDE, { light: 2760, tint: tints.dawn, haze: ink.wheat, rise: 105 }),
    ),
    ...land(806, 14, mix(ink.nearRange, ink.midRange, 0.45), 5, 70),
    // Those that are far off, in the haze.
    {
      nodes: [
        { use: 'fir', transform: 'translate(2950 846) scale(.4)' },
        { use: 'fir', transform: 'translate(3030 850) scale(.56)' },
      ],
      opacity: 0.5,
    },
    haze(2720, 828, 700, ink.blush),
    ...land(838, 10, mix(grass, ink.nearRange, 0.4), 8),
    ...firs(
      [
        [2724, ground + 6, 290],
        [2800, ground + 8, 196],
      ],
      mix(ink.hill, ink.spruce, 0.5),
      mix(ink.nearRange, ink.wheat, 0.35),
    ),
    ...elm(2122, ground, 300, mix(ink.hill, grass, 0.35), ink.spruce, ink.wheat),
    placed(
      bungalow({ ...coats.evening, wall, roof: mix(ink.navy, ink.blue, 0.25) }, true, 1),
      2372,
      ground,
      1.02,
    ),
    ...land(872, 5, grass, 12, 70),
    // The first light on the grass, and what stands in it.
    {
      d: rect(2300, ground, 1300, 128),
      fill: glow([2960, ground + 20], 620, 0.16, [0, ink.wheat, 0.3], [1, ink.wheat, 0]),
    },
    thrown(2126, 2637, ground + 3, 52, -130),
    castShade(2060, ground + 12, 170),
    castShade(2690, ground + 12, 130),
    {
      d: tufts({ ...lawn, seed: 5, count: 13 }),
      stroke: mix(grass, ink.night, 0.5),
      width: 2.5,
      round: true,
    },
    { d: tufts({ ...lawn, seed: 6, count: 10 }), stroke: mix(grass, ink.gold, 0.3), width: 2.2, round: true },
    { d: polygon(walk), fill: mix(ink.belly, ink.midRange, 0.5) },
    { d: polygon(walk), fill: down(880, HEIGHT, [0, ink.gold, 0.7], [1, ink.gold, 0.1]) },
    {
      d: rect(1900, 820, 1100, 180),
      fill: glow([2370, 880], 400, 0.2, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
  ])
}
