/** What is seen from the roof: the sky under the arch, downtown, and the roofs and trees of the neighbourhood. */
import { ink, mix } from '../../palette.ts'
import { dashes, down, ellipse, rect } from '../../shape.ts'
import { skyline } from '../../skyline.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { ranges, tints } from '../land.ts'
import { moods } from '../moods.ts'
import { sky } from '../sky.ts'

const LINE = 500

export function city(): Node[] {
  const { shapes, windows } = skyline({
    x: 420,
    ground: LINE,
    scale: 0.74,
    haze: mix(ink.blue, ink.lilac, 0.3),
    rim: mix(ink.gold, ink.wheat, 0.3),
    lit: 0.12,
    digits: 0,
  })
  const roofs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  return [
    ...sky({
      width,
      horizon: 480,
      apex: [760, 70],
      span: [1180, 1120],
      light: [820, 660],
      moon: { at: [1010, 380], radius: 62, warmth: 0.5 },
      clear: 0.5,
      mood: moods.dusk,
      seed: 33,
      streaks: 5,
    }),
    ...ranges({
      width,
      base: 484,
      rise: 60,
      light: 820,
      floor: LINE,
      seed: 15,
      tint: tints.dusk,
      haze: ink.amber,
      count: 1,
    }),
    ...shapes,
    { d: dashes(windows, 3), stroke: ink.lamp, width: 4 },
    {
      d: rect(0, LINE - 4, width, height),
      fill: down(LINE, 700, [0, mix(ink.navy, ink.hill, 0.5)], [1, ink.deep]),
    },
    // Crowns, and roofs with their lit windows between them.
    {
      d: Array.from({ length: 24 }, (_, i) =>
        ellipse(
          i * 70 + ((i * 37) % 23),
          LINE + 4 + ((i * 29) % 30),
          50 + ((i * 31) % 18),
          16 + ((i * 17) % 12),
        ),
      ).join(''),
      fill: mix(ink.hill, ink.navy, 0.35),
    },
    {
      d: roofs.map((i) => `M${i * 176 - 30} 620v-44l52-40 52 40v44z`).join(''),
      fill: mix(ink.blue, ink.navy, 0.45),
    },
    {
      d: roofs.map((i) => `M${i * 176 - 40} 584l62-48 62 48`).join(''),
      stroke: mix(ink.lilac, ink.navy, 0.5),
      width: 7,
    },
    { d: roofs.map((i) => rect(i * 176 + 2 + (i % 3) * 12, 588, 18, 20)).join(''), fill: ink.lamp },
    {
      d: Array.from({ length: 16 }, (_, i) =>
        ellipse(i * 108 + ((i * 53) % 31), 640, 76 + ((i * 31) % 24), 40 + ((i * 17) % 22)),
      ).join(''),
      fill: mix(ink.spruce, ink.navy, 0.3),
    },
  ]
}
