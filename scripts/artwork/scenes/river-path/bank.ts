/** The bank with its path, lamps and trees. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height } from '../frame.ts'
import { crown } from '../leafage.ts'
import { bright, dusk, grass, PATH, SHORE } from './view.ts'

export function bank(): Shape[] {
  const paved = mix(mix(ink.belly, ink.lilac, 0.5), ink.blush, 0.25)
  return [
    {
      d: 'M788 518Q752 546 700 606 560 756 300 900H1600V520q-200-20-420-8-240 0-392 6z',
      fill: down(
        SHORE,
        height,
        [0, mix(grass, ink.amber, 0.35)],
        [0.35, grass],
        [1, mix(grass, ink.night, 0.55)],
      ),
    },
    { d: 'M788 520Q752 546 700 606 560 756 300 900', stroke: mix(bright, ink.oak, 0.3), width: 4 },
    {
      d: PATH,
      fill: down(SHORE, height, [0, mix(paved, ink.gold, 0.55)], [0.3, paved], [1, mix(paved, dusk, 0.6)]),
    },
    {
      d: 'M560 900Q742 720 800 612 834 548 806 521M820 519Q872 546 900 616 968 742 1230 900',
      stroke: mix(bright, paved, 0.35),
      width: 3,
    },
    {
      d: 'M834 560v14M838 590l2 22M842 634l4 30M850 696l6 44M862 780l10 62',
      stroke: mix(paved, ink.wheat, 0.3),
      width: 5,
    },
    {
      d: tufts({ seed: 4, from: 960, to: 1560, far: 590, near: 880, count: 24 }),
      stroke: mix(grass, bright, 0.3),
      width: 2.5,
      round: true,
    },
    // Reeds at the water.
    {
      d: 'M420 842q-4-50-22-80m30 74q4-60 0-96m10 90q14-44 30-66m-20 58q4-40 16-70M520 770q-4-40-16-62m24 56q2-44 2-70m8 66q10-34 22-50M610 690q-2-26-12-44m18 40q4-28 4-46',
      stroke: mix(grass, ink.oak, 0.4),
      width: 4,
      round: true,
    },
  ]
}

/** A lamp post, 300 px tall, and what it lights. */
const post: Shape[] = [
  {
    d: ellipse(0, -286, 130),
    fill: glow([0, -286], 130, 1, [0, ink.lamp, 0.75], [0.3, ink.gold, 0.3], [1, ink.gold, 0]),
  },
  { d: ellipse(-60, 4, 190, 30), fill: glow([-60, 4], 190, 0.16, [0, ink.lamp, 0.6], [1, ink.gold, 0]) },
  { d: 'M-4 0l2-270h4l2 270zM-13-302h26l-4-8h-18z', fill: ink.night },
  { d: 'M-11-300h22l-4 30h-14z', fill: ink.lamp },
]

export const lamps = (): Node[] => [
  { transform: 'translate(1110 770)', nodes: [{ name: 'post', nodes: post }] },
  ...['942 630) scale(.48', '880 570) scale(.24', '852 546) scale(.13'].map(
    (to): Node => ({ use: 'post', transform: `translate(${to})` }),
  ),
]

const POPLAR: readonly Mass[] = [
  [0, -330, 70, 76],
  [-58, -250, 66, 62],
  [56, -256, 66, 64],
  [-10, -190, 92, 54],
]

/** Cottonwoods along the path, against the light. */
export function trees(): Node[] {
  const tree: Shape[] = [
    { d: 'M-13 0L-7-170-42-210-34-218 0-180 34-224 44-216 10-168 13 0z', fill: mix(ink.soil, ink.navy, 0.4) },
    ...crown(
      POPLAR,
      {
        dark: mix(oklch(38, 0.06, 130), dusk, 0.35),
        mid: mix(oklch(50, 0.085, 115), ink.oak, 0.2),
        lit: mix(oklch(76, 0.12, 90), bright, 0.4),
      },
      { seed: 16, side: -1, leaf: 1, count: 22 },
    ),
  ]
  return [
    { transform: 'translate(1010 560) scale(.34)', nodes: [{ name: 'tree', nodes: tree }] },
    ...['1090 570) scale(.5', '1210 590) scale(.78', '1380 630) scale(1.24', '1580 700) scale(1.9'].map(
      (to): Node => ({ use: 'tree', transform: `translate(${to})` }),
    ),
  ]
}
