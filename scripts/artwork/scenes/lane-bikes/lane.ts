/** The sky at the end of the lane, the trees over the yards, and the gravel. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars, overhead } from '../stars.ts'
import { at, bright, EDGE, gravel, LINE, leaf, MIDDLE, shade, sun, WALL } from './view.ts'

export function distance(): Node[] {
  return [
    {
      d: rect(0, 0, width, LINE + 20),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(68, 0.085, 240), ink.glacier, 0.25)],
        [0.55, mix(ink.pale, ink.glacier, 0.45)],
        [0.85, ink.blush],
        [1, ink.wheat],
      ),
    },
    overhead(width, LINE),
    ...moonAndStars({ width, horizon: LINE, apex: [800, -30], span: [900, 900], clear: 0.6 }, 8),
    {
      d: 'M360 176q120-30 260-10 120-20 250 8-110 26-250 18-140 10-260-16zM860 96q110-22 220-8 90-16 190 4-90 22-200 18-120 6-210-14z',
      fill: mix(ink.paper, ink.blush, 0.4),
      opacity: 0.85,
      daily: true,
    },
    // The mountains, with the sun beside them.
    {
      d: 'M480 480l70-54 40 26 66-66 44 40 40-30 58 56 34-40 60 52 44-30 60 40 50-26 74 42v30H480z',
      fill: down(380, LINE, [0, mix(ink.midRange, ink.lilac, 0.4)], [1, mix(ink.blush, ink.farRange, 0.25)]),
    },
    {
      d: 'M656 386l44 40-22-6-20 14-18-22zM748 396l34 32-24-4-18 8-10-20z',
      fill: bright,
      opacity: 0.8,
    },
    {
      d: rect(400, 200, 900, 330),
      fill: glow([1010, 450], 420, 0.5, [0, ink.paper, 0.9], [0.3, sun, 0.5], [1, sun, 0]),
      daily: true,
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
/** 390 px tall. */
const tree: Shape[] = [
  { d: 'M-13 0L-7-170-52-210-44-218 0-180 40-224 50-216 10-168 13 0z', fill: mix(ink.soil, ink.oak, 0.3) },
  ...crown(MASSES, leaf, { seed: 11, side: 1, leaf: 1.35, count: 14 }),
]

export const trees = (): Node[] => [
  { transform: 'translate(560 500) scale(.56)', nodes: [{ name: 'tree', nodes: tree }] },
  ...[
    '640 490) scale(.36',
    '990 492) scale(.4',
    '420 520) scale(.9',
    '1080 500) scale(.66',
    '180 560) scale(1.3',
    '1390 560) scale(1.24',
  ].map((to): Node => ({ use: 'tree', transform: `translate(${to})` })),
]

/** Gravel with two worn tracks, grass in its middle and along its edges, and the shadow of what stands at the right. */
export function ground(): Shape[] {
  const strip = (from: number, to: number) => polygon([at(80, from), at(80, to), at(2, to), at(2, from)])
  return [
    {
      d: rect(0, LINE + 6, width, height),
      fill: down(LINE, height, [0, mix(leaf.mid, sun, 0.5)], [1, mix(leaf.mid, leaf.dark, 0.5)]),
    },
    { d: strip(-EDGE, EDGE), fill: down(LINE, height, [0, mix(gravel, sun, 0.7)], [1, gravel]) },
    { d: strip(-1.5, -0.7) + strip(0.7, 1.5), fill: down(LINE, height, [0, bright, 0.2], [1, bright, 0.42]) },
    // Shadows, in steps as the garages and fences are high.
    {
      d: polygon([
        at(60, 0.9),
        at(19, 0.9),
        at(18.6, -0.4),
        at(14.2, -0.4),
        at(14, 1.1),
        at(10.4, 1.1),
        at(10, -0.7),
        at(6.6, -0.7),
        at(6.2, 1),
        at(2, 1),
        at(2, WALL + 1),
        at(60, WALL + 1),
      ]),
      fill: shade,
      opacity: 0.4,
    },
    {
      d: tufts({ seed: 3, from: 735, to: 865, far: 560, near: 880, count: 11 }),
      stroke: mix(leaf.mid, sun, 0.35),
      width: 2.5,
      round: true,
    },
    {
      d:
        tufts({ seed: 6, from: 60, to: 440, far: 720, near: 880, count: 12 }) +
        tufts({ seed: 7, from: 1160, to: 1560, far: 720, near: 880, count: 12 }),
      stroke: mix(leaf.mid, sun, 0.25),
      width: 3,
      round: true,
    },
    {
      d: [-EDGE, EDGE].map((t) => polyline([at(60, t), at(2, t)])).join(''),
      stroke: mix(gravel, leaf.dark, 0.4),
      width: 3,
    },
    // Ruts with water in them.
    {
      d: ellipse(at(4.4, 1.3)[0], at(4.4, 1.3)[1], 60, 9) + ellipse(at(8, -1)[0], at(8, -1)[1], 36, 5),
      fill: mix(ink.glacier, ink.pale, 0.5),
    },
    { d: `M${MIDDLE} ${LINE + 8}h0`, stroke: sun, width: 60, round: true, daily: true, opacity: 0.5 },
  ]
}

/** A home behind its garage, from its gable, and its windows on the lane, `wide` px with its middle at `x`. */
const home = (x: number, wide: number, tone: string): Shape[] => {
  const [half, eave, ridge] = [wide / 2, 322, 322 - wide * 0.42]
  return [
    {
      d: polygon([
        [x - half, 460],
        [x - half, eave],
        [x, ridge],
        [x + half, eave],
        [x + half, 460],
      ]),
      fill: tone,
    },
    {
      d: polyline([
        [x - half - 12, eave + 9],
        [x, ridge - 4],
        [x + half + 12, eave + 9],
      ]),
      stroke: mix(tone, shade, 0.55),
      width: 11,
    },
    {
      d: rect(x - wide * 0.32, 330, wide * 0.22, 40) + rect(x + wide * 0.1, 330, wide * 0.22, 40),
      fill: mix(ink.glacier, ink.blue, 0.4),
      stroke: bright,
      width: 4,
      lit: true,
    },
  ]
}

export const homes = (): Shape[] => [
  ...home(541, 150, mix(mix(ink.paper, ink.wheat, 0.5), sun, 0.25)),
  ...home(1048, 150, mix(ink.glacier, shade, 0.35)),
]
