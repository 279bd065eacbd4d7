/** The evening sky, the foothills between the houses, and the lawn. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moonAndStars } from '../stars.ts'
import { LINE, lawn, leaf, SUN, sun } from './view.ts'

const [X] = SUN
const haze = mix(ink.blush, sun, 0.5)

export const sky = (): Node[] => [
  {
    d: rect(0, 0, width, height),
    fill: down(
      0,
      LINE,
      [0, mix(oklch(64, 0.085, 245), ink.glacier, 0.2)],
      [0.5, mix(ink.pale, ink.lilac, 0.3)],
      [0.8, ink.blush],
      [1, mix(ink.wheat, ink.gold, 0.3)],
    ),
  },
  {
    d: rect(0, 0, width, 600),
    fill: glow(
      [X, LINE - 40],
      760,
      0.62,
      [0, ink.paper],
      [0.12, ink.wheat, 0.95],
      [0.42, mix(sun, ink.blush, 0.35), 0.6],
      [1, ink.blush, 0],
    ),
    daily: true,
  },
  ...moonAndStars(
    {
      width,
      horizon: LINE,
      apex: [800, -60],
      span: [4000, 4000],
      moon: { at: [880, 236], radius: 40, warmth: 0.15 },
      clear: 0.5,
    },
    26,
  ),
  {
    d: 'M640 330q120-26 260-12 90-20 250 0-110 24-230 16-140 12-280-4zM-60 190q150-40 320-14 120-24 280 4-120 30-290 22-170 12-310-12zM520 120q170-36 330-12 130-22 290 6-150 26-300 18-180 14-320-12z',
    fill: mix(ink.paper, ink.blush, 0.4),
    opacity: 0.85,
  },
  { d: `M${X - 44} 436a44 44 0 0 1 88 0z`, fill: ink.paper, daily: true },
  {
    d: 'M560 500V436l50-20 30 10 40-22 34 24 40-12 44-32 26 18 34-26 40 38 30-14 44 28 60-16 70 20 100-6v76z',
    fill: mix(mix(ink.farRange, ink.lilac, 0.5), haze, 0.5),
  },
  {
    d: 'M-10 620V480q90-50 200-20l400 0q80-16 160 0 90 10 170-6 120-16 280 8v160z',
    fill: mix(mix(leaf.mid, ink.lilac, 0.3), haze, 0.3),
  },
  {
    d: rect(0, 556, width, 344),
    fill: {
      kind: 'radial',
      centre: [X + 60, 556],
      radius: 820,
      squash: 0.42,
      stops: [
        [0, mix(lawn, sun, 0.8)],
        [0.35, mix(lawn, sun, 0.3)],
        [1, mix(lawn, leaf.dark, 0.55)],
      ],
    },
  },
]
