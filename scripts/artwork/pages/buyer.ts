import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { castShade, haze, tufts } from '../scenes/foliage.ts'
import { bungalow } from '../scenes/houses/bungalow.ts'
import { coats } from '../scenes/houses/coats.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { glow, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { BESIDE, HEIGHT, land, mountains, WIDTH } from './stage.ts'
import { arch } from './vault.ts'

/** A bungalow at dawn, its kitchen light on, and the path to its door. */
export function buyer(): string {
  const grass = oklch(42, 0.05, 165)
  const ground = 872
  const lawn = { from: 1960, to: 3000, far: ground + 8, near: 985, bare: [2270, 2460] as const }
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { mood: moods.dawn, seed: 3, light: [2480, 640], moon: [2290, 440] },
      ...mountains(BESIDE, { light: 2480, tint: tints.dawn, haze: ink.wheat, rise: 105 }),
    ),
    ...land(806, 14, mix(ink.nearRange, ink.midRange, 0.45), 5, 70),
    {
      d: [2900, 2950, 3220].map((x, i) => spruce([x, 850], 90 + (i % 3) * 34)).join(''),
      fill: mix(ink.hill, ink.nearRange, 0.3),
    },
    haze(2580, 828, 700, ink.blush),
    ...land(838, 10, mix(grass, ink.nearRange, 0.4), 8),
    ...elm(2120, ground, 300, mix(ink.hill, grass, 0.35), ink.spruce, ink.wheat),
    placed(
      bungalow({
        ...coats.evening,
        wall: mix(ink.glacier, ink.pale, 0.3),
        roof: mix(ink.navy, ink.blue, 0.25),
      }),
      2372,
      ground,
      1.02,
    ),
    { d: [2684, 2742].map((x, i) => spruce([x, ground + 4], 250 - i * 80)).join(''), fill: ink.spruce },
    ...land(872, 5, grass, 12, 70),
    castShade(2090, ground + 6, 170),
    castShade(2700, ground + 8, 130),
    {
      d: rect(1900, 820, 1100, 180),
      fill: glow([2392, 872], 480, 0.2, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    {
      d: tufts({ ...lawn, seed: 5, count: 20 }),
      stroke: mix(grass, ink.gold, 0.12),
      width: 2.5,
      round: true,
    },
    {
      d: polygon([
        [2324, 880],
        [2382, 880],
        [2500, 1000],
        [2230, 1000],
      ]),
      fill: mix(ink.wheat, ink.belly, 0.35),
      opacity: 0.7,
    },
  ])
}
