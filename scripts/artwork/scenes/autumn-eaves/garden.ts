/** The sky, what is behind the house, the lawn with its leaves, and the tree that they come from. */
import { random } from '../../noise.ts'
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { firs } from '../fir.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars, overhead } from '../stars.ts'
import { at, bright, LINE, lawn, leaves, shade, sun } from './view.ts'

export function distance(): Node[] {
  const far = mix(ink.midRange, ink.lilac, 0.35)
  return [
    {
      // Down to the lawn, which begins behind the fence.
      d: rect(0, 0, width, 616),
      fill: down(
        0,
        LINE + 60,
        [0, mix(oklch(68, 0.08, 240), ink.glacier, 0.25)],
        [0.5, mix(ink.pale, ink.glacier, 0.4)],
        [0.85, ink.blush],
        [1, ink.wheat],
      ),
    },
    overhead(width, LINE + 40),
    ...moonAndStars(
      {
        width,
        horizon: LINE,
        apex: [1200, -40],
        span: [800, 500],
        moon: { at: [1236, 168], radius: 46, warmth: 0.3 },
        clear: 0.6,
      },
      9,
    ),
    {
      d: rect(900, 60, 700, 560),
      fill: glow([1560, 420], 640, 0.75, [0, ink.paper, 0.9], [0.35, sun, 0.5], [1, sun, 0]),
      daily: true,
    },
    {
      d: 'M860 130q120-26 240-8 100-16 200 6-110 22-230 14-120 8-210-12z',
      fill: mix(ink.paper, ink.blush, 0.4),
      opacity: 0.85,
      daily: true,
    },
    { d: 'M1040 560V470l90-40 70 30 90-60 80 44 90-30 140 60v90z', fill: mix(far, ink.blush, 0.3) },
    // The next house, and the fence between.
    {
      d: 'M1210 600V470l-20 4 108-92 112 92-20-4v130z',
      fill: mix(mix(ink.brick, ink.oak, 0.5), ink.wheat, 0.3),
    },
    { d: 'M1182 482l116-100 120 100', stroke: mix(ink.belly, ink.soil, 0.3), width: 14 },
    { d: 'M1240 486h40v52h-40zM1318 486h40v52h-40z', fill: mix(ink.glacier, ink.blue, 0.4), lit: true },
    ...firs(
      [
        [1124, 590, 250],
        [1460, 600, 200],
      ],
      mix(ink.spruce, ink.nearRange, 0.3),
      mix(ink.nearRange, sun, 0.35),
    ),
    {
      d: Array.from({ length: 19 }, (_, i) => rect(1060 + i * 30, 548 + (i % 3), 26, 80)).join(''),
      fill: mix(mix(ink.oak, ink.wheat, 0.3), shade, 0.15),
    },
    { d: 'M1060 546H1620', stroke: bright, width: 4 },
    {
      d: rect(0, 612, width, height),
      fill: down(612, height, [0, mix(lawn, sun, 0.4)], [0.4, lawn], [1, mix(lawn, shade, 0.5)]),
    },
  ]
}

const MASSES: readonly Mass[] = [
  [1480, 170, 150, 110],
  [1350, 240, 110, 90],
  [1610, 260, 120, 110],
  [1430, 320, 130, 80],
  [1560, 350, 120, 70],
]

/** Leaves on the grass, the same patch again and again. */
function fallen(): Node[] {
  const draw = random(12)
  const patch = (count: number) =>
    Array.from({ length: count }, () => `M${Math.round(draw() * 420)} ${Math.round(draw() * 90)}l7-3`).join(
      '',
    )
  return [
    {
      transform: 'translate(1120 660)',
      nodes: [
        {
          name: 'fallen',
          nodes: [
            { d: patch(20), stroke: leaves.mid, width: 6, round: true },
            { d: patch(12), stroke: leaves.lit, width: 6, round: true },
          ],
        },
      ],
    },
    ...['700 800', '260 800) scale(.9', '1180 790) scale(1.1', '-120 830) scale(1.1'].map(
      (to): Node => ({ use: 'fallen', transform: `translate(${to})` }),
    ),
  ]
}

/** The lawn's grass, shadows and leaves, the light of the windows on it, and the tree. */
export function lawnAndTree(): Node[] {
  return [
    {
      d:
        polygon([at(-1.3, 5.3), at(0.6, 5.3), at(0.2, 2.9), at(-1.5, 2.9)]) +
        polygon([at(3.15, 5.3), at(4.55, 5.3), at(4.6, 3.3), at(2.9, 3.3)]),
      fill: down(680, height, [0, ink.lamp, 0.6], [1, ink.gold, 0.2]),
      nightly: true,
    },
    // What the lamp under the eave lights.
    {
      d: rect(420, 690, 960, 210),
      fill: glow([900, 800], 480, 0.2, [0, ink.lamp, 0.62], [0.5, ink.gold, 0.3], [1, ink.gold, 0]),
      nightly: true,
    },
    {
      d: 'M1480 760Q1300 752 1000 780 700 806 480 800 620 850 900 838 1240 820 1500 790z',
      fill: shade,
      opacity: 0.4,
      daily: true,
    },
    {
      d: tufts({ seed: 2, from: 40, to: 1560, far: 760, near: 884, count: 26 }),
      stroke: mix(lawn, sun, 0.5),
      width: 2.5,
      round: true,
    },
    ...fallen(),
    {
      d: 'M1454 780Q1486 700 1470 560L1462 380h46L1512 560Q1514 700 1560 784 1500 770 1454 780z',
      fill: mix(ink.soil, ink.oak, 0.3),
    },
    { d: 'M1508 400L1512 560Q1514 700 1556 780', stroke: sun, width: 5, round: true },
    { d: 'M1470 470L1400 350M1500 440L1570 340', stroke: mix(ink.soil, ink.oak, 0.3), width: 20 },
    ...crown(MASSES, leaves, { seed: 15, side: 1, leaf: 1.35, count: 30 }),
    // The heap.
    { d: ellipse(1176, 790, 190, 16), fill: shade, opacity: 0.45 },
    { d: 'M1010 790q20-50 76-62 30-44 92-40 66-8 96 38 52 10 66 64-160 22-330 0z', fill: leaves.mid },
    { d: 'M1010 790q20-50 76-62 30-44 92-40-40 60-30 108-80 4-138-6z', fill: leaves.dark, opacity: 0.7 },
    {
      d: 'M1060 764l10-6M1090 740l12-4M1120 764l10-8M1150 720l10-4M1200 704l12-4M1230 734l10-4M1180 754l12-4M1262 756l10-6M1300 770l12-4M1216 772l10-4M1140 784l12-2M1280 734l8-4',
      stroke: leaves.lit,
      width: 8,
      round: true,
    },
  ]
}
