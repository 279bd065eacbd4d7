/** The sky at the end of the street, its lawns, walk and road, and its trees. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars } from '../stars.ts'
import { at, bright, FAR, FRONT, LINE, lawn, leaf, NEAR, SUN, shade, sun } from './view.ts'

export function distance(): Shape[] {
  return [
    {
      d: rect(0, 0, width, LINE + 30),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(66, 0.08, 242), ink.glacier, 0.25)],
        [0.5, mix(ink.pale, ink.glacier, 0.35)],
        [0.82, ink.blush],
        [1, mix(ink.wheat, ink.gold, 0.3)],
      ),
    },
    ...moonAndStars({ width, horizon: LINE, apex: [1000, -40], span: [900, 700], clear: 0.6 }, 14),
    {
      d: rect(700, 80, 900, 460),
      fill: glow([SUN, LINE - 10], 560, 0.72, [0, ink.paper, 0.95], [0.3, sun, 0.6], [1, sun, 0]),
      daily: true,
    },
    // What is left of the day, at night.
    {
      d: rect(0, 0, width, LINE + 30),
      fill: glow([SUN, LINE], 760, 0.5, [0, kept(oklch(76, 0.13, 62)), 0.9], [1, kept(oklch(42, 0.1, 0)), 0]),
      nightly: true,
    },
    {
      d: 'M760 210q130-26 260-8 110-16 210 6-120 22-240 14-130 8-230-12zM1120 120q120-20 240-4 90-12 180 4-100 18-220 12-110 6-200-12z',
      fill: mix(ink.paper, ink.blush, 0.45),
      opacity: 0.85,
      daily: true,
    },
    {
      d: 'M700 470l90-50 70 30 100-70 70 46 80-38 90 56 90-44 100 50 90-30 130 50v30H700z',
      fill: down(380, LINE, [0, mix(ink.midRange, ink.lilac, 0.4)], [1, mix(ink.blush, ink.farRange, 0.2)]),
    },
  ]
}

const strip = (from: number, to: number): string =>
  polygon([at(120, from), at(120, to), at(0.2, to), at(0.2, from)])

export function ground(): Shape[] {
  const paved = mix(mix(ink.wheat, ink.blush, 0.3), ink.belly, 0.3)
  return [
    {
      d: rect(0, LINE + 6, width, height),
      fill: down(LINE, height, [0, mix(lawn, sun, 0.5)], [0.4, lawn], [1, mix(lawn, shade, 0.4)]),
    },
    {
      d: strip(NEAR + 0.2, 9),
      fill: down(
        LINE,
        height,
        [0, mix(mix(ink.belly, ink.lilac, 0.5), sun, 0.6)],
        [1, mix(ink.belly, ink.lilac, 0.4)],
      ),
    },
    { d: strip(FAR, NEAR), fill: down(LINE, height, [0, mix(paved, sun, 0.5)], [1, paved]) },
    // The walk to the door.
    {
      d: polygon([at(7, FRONT + 1.6), at(8.2, FRONT + 1.6), at(8.2, FAR), at(7, FAR)]),
      fill: mix(paved, sun, 0.2),
    },
    {
      d:
        [1.2, 1.8, 2.6, 3.4, 4.4, 5.6, 7, 8.6, 10.6, 13, 17, 23]
          .map((s) => polyline([at(s, FAR), at(s, NEAR)]))
          .join('') + polyline([at(90, NEAR), at(0.6, NEAR)]),
      stroke: mix(paved, shade, 0.4),
      width: 3,
    },
    { d: polyline([at(90, NEAR + 0.2), at(0.6, NEAR + 0.2)]), stroke: bright, width: 5 },
    {
      d: tufts({ seed: 3, from: 20, to: 380, far: 690, near: 880, count: 20 }),
      stroke: mix(lawn, sun, 0.5),
      width: 2.5,
      round: true,
    },
    // Where the sign has stood.
    { d: 'M566 770q14-8 30 0-14 8-30 0z', fill: mix(ink.soil, ink.oak, 0.2) },
    {
      d: rect(330, 560, 600, 130),
      fill: glow([600, 620], 270, 0.22, [0, ink.lamp, 0.7], [1, ink.gold, 0]),
      nightly: true,
    },
    // Out of the large window, and out of the van.
    {
      d: 'M120 640L440 600 760 760 240 880z',
      fill: glow([330, 640], 330, 0.6, [0, ink.lamp, 0.5], [1, ink.gold, 0]),
      nightly: true,
    },
    {
      d: rect(640, 560, 960, 340),
      fill: glow([1200, 730], 560, 0.3, [0, ink.lamp, 0.9], [1, ink.gold, 0]),
      nightly: true,
    },
  ]
}

const MASSES: readonly Mass[] = [
  [0, -300, 104, 80],
  [-90, -236, 86, 70],
  [86, -240, 88, 70],
  [-30, -186, 84, 54],
  [50, -180, 78, 52],
]

export const trees = (): Node[] => [
  {
    transform: 'translate(1010 512) scale(.4)',
    nodes: [
      {
        name: 'tree',
        nodes: [
          {
            d: 'M-13 0L-7-170-52-210-44-218 0-180 40-224 50-216 10-168 13 0z',
            fill: mix(ink.soil, ink.oak, 0.3),
          },
          ...crown(MASSES, leaf, { seed: 21, side: 1, leaf: 1.2, count: 16 }),
        ],
      },
    ],
  },
  ...['1110 492) scale(.26', '880 540) scale(.64', '1500 520) scale(.5', '1600 560) scale(.86'].map(
    (to): Node => ({ use: 'tree', transform: `translate(${to})` }),
  ),
]
