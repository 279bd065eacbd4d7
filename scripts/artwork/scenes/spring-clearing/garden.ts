/** The morning sky, the neighbours' roofs, the lawn and its walk, and the crabapple in blossom. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { firs } from '../fir.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars, overhead } from '../stars.ts'
import { at, blossom, bright, FRONT, LINE, lawn, shade, sun } from './view.ts'

const stone = mix(ink.wheat, ink.belly, 0.22)

export function distance(): Node[] {
  return [
    {
      d: rect(0, 0, width, LINE + 100),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(74, 0.08, 235), ink.glacier, 0.3)],
        [0.6, mix(ink.pale, ink.paper, 0.3)],
        [1, mix(ink.blush, ink.wheat, 0.4)],
      ),
    },
    overhead(width, LINE),
    ...moonAndStars({ width, horizon: LINE, apex: [800, -60], span: [4000, 4000], clear: 0.4 }, 23),
    {
      d: rect(700, 0, 900, 700),
      fill: glow([1600, 400], 780, 0.7, [0, ink.paper, 0.95], [0.35, ink.wheat, 0.6], [1, sun, 0]),
      daily: true,
    },
    {
      d: 'M120 120q110-26 220-8 90-14 190 8-100 22-210 14-110 6-200-14zM760 70q120-24 260-6 80-8 160 8-120 18-220 10-110 6-200-12z',
      fill: mix(ink.paper, ink.blush, 0.25),
      opacity: 0.9,
      daily: true,
    },
    ...firs(
      [
        [96, 600, 260],
        [30, 606, 190],
        [186, 596, 170],
      ],
      mix(ink.spruce, ink.nearRange, 0.4),
      mix(ink.nearRange, sun, 0.4),
    ),
    {
      d: 'M0 620v-44q70-26 150-6 60-24 130-4 40-12 80 4v60zM1380 640v-70q80-26 140-6 50-18 100-4v90z',
      fill: mix(mix(oklch(56, 0.09, 135), ink.nearRange, 0.35), sun, 0.15),
    },
  ]
}

export const ground = (): Shape[] => [
  {
    d: rect(0, LINE + 104, width, height),
    fill: down(590, height, [0, mix(lawn, sun, 0.35)], [0.5, lawn], [1, mix(lawn, shade, 0.35)]),
  },
  // The walk, from the step to the viewer.
  {
    d: polygon([
      at(FRONT - 1.4, 3.4),
      at(FRONT - 1.4, 5),
      at(6, 4.6),
      at(4.1, 3.7),
      at(2.6, 2.4),
      at(2.6, -0.2),
      at(4.1, 1.6),
      at(6, 3),
    ]),
    fill: mix(stone, bright, 0.35),
  },
  {
    d:
      polyline([at(6.4, 3.2), at(6.2, 4.7)]) +
      polyline([at(5, 2.3), at(4.8, 4.1)]) +
      polyline([at(3.9, 1.4), at(3.6, 3.3)]),
    stroke: mix(stone, shade, 0.3),
    width: 3,
  },
  {
    d: polygon([at(FRONT - 0.1, 2.6), at(FRONT - 0.1, 10.6), at(8.5, 11), at(8.3, 5.4), at(8.6, 2.8)]),
    fill: mix(ink.hill, lawn, 0.35),
    opacity: 0.5,
    daily: true,
  },
  {
    d: polygon([at(8, 3.3), at(8, 5.1), at(5.2, 4.4), at(5.6, 2.6)]),
    fill: down(600, 800, [0, ink.lamp, 0.6], [1, ink.gold, 0]),
    nightly: true,
  },
  // The shade of the crabapple.
  {
    d: 'M1480 780Q1300 762 1120 776 1010 796 1070 822 1220 842 1400 826 1520 836 1600 820V790z',
    fill: mix(ink.hill, lawn, 0.3),
    opacity: 0.45,
    daily: true,
  },
  {
    d:
      tufts({ seed: 4, from: 20, to: 640, far: 690, near: 880, count: 20 }) +
      tufts({ seed: 8, from: 1080, to: 1580, far: 720, near: 880, count: 16 }),
    stroke: mix(lawn, bright, 0.45),
    width: 2.5,
    round: true,
  },
  {
    d: 'M1130 770h8M1190 806h9M1250 776h8M1310 812h10M1370 780h8M1420 840h10M1340 850h10M1240 842h9M1150 836h9M1500 850h10M1090 800h8M1540 800h9M1060 850h9',
    stroke: blossom.lit,
    width: 7,
    round: true,
  },
  {
    d: 'M90 760v-4M150 800v-4M60 830v-4M240 850v-4M210 756v-4M330 820v-4M420 866v-4M118 870v-4',
    stroke: ink.gold,
    width: 10,
    round: true,
  },
]

const MASSES: readonly Mass[] = [
  [1440, 190, 170, 116],
  [1310, 268, 116, 84],
  [1570, 270, 130, 110],
  [1380, 340, 126, 74],
  [1520, 372, 124, 70],
]

export const tree = (): Shape[] => [
  {
    d: 'M1420 796Q1452 720 1444 600L1380 450 1396 440 1456 520 1470 380h26l2 150 66-110 16 12-72 170Q1500 720 1536 800 1470 786 1420 796z',
    fill: mix(ink.soil, ink.oak, 0.25),
  },
  { d: 'M1500 560Q1496 720 1530 796', stroke: bright, width: 5, round: true, daily: true },
  ...crown(MASSES, blossom, { seed: 9, side: 1, leaf: 1.3, count: 40 }),
]
