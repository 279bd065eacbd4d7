/** The street at the corner: pavements and road, trees and their shadows, and what is far off. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars } from '../stars.ts'
import { at, LINE, leaf } from './view.ts'

const stone = mix(ink.wheat, ink.pale, 0.45)
const road = mix(ink.midRange, ink.pale, 0.35)

/** The sky, and the city and hills in haze. */
export function distance(): Shape[] {
  const blue = mix(oklch(72, 0.085, 236), ink.glacier, 0.3)
  const far = mix(ink.farRange, ink.pale, 0.55)
  return [
    {
      d: rect(0, 0, width, LINE + 20),
      fill: down(0, LINE, [0, blue], [0.55, mix(ink.glacier, ink.pale, 0.75)], [1, ink.paper]),
    },
    ...moonAndStars({ width, horizon: LINE, apex: [800, -60], span: [4000, 4000], clear: 0.6 }, 21),
    // Summer clouds, flat below.
    {
      d: 'M60 318q-6-36 40-38 14-50 74-44 26-46 84-26 50-12 62 34 54-8 60 34 40 0 44 40zM1190 250q0-30 36-30 16-44 70-34 30-34 76-12 44-8 50 34 46 0 48 42zM1300 470q4-26 34-24 20-30 60-16 30-16 54 8 40-6 44 32z',
      fill: ink.paper,
      opacity: 0.85,
    },
    {
      d: 'M60 318q60-26 150-14 80-20 214 14zM1190 250q70-24 140-10 70-14 140 10z',
      fill: ink.pale,
      opacity: 0.9,
    },
    {
      d: 'M0 606l70-34 50 18 90-52 60 40 50-16 80 50v60H0zM1180 612l60-40 44 20 80-56 70 46 60-30 106 50v60h-420z',
      fill: far,
    },
    // The city far down the street.
    {
      d: `${rect(96, 470, 40, 180)}${rect(150, 420, 46, 230)}${rect(210, 500, 60, 150)}${rect(284, 450, 36, 200)}${rect(336, 520, 54, 130)}${rect(1380, 520, 70, 130)}${rect(1466, 560, 100, 90)}`,
      fill: down(420, LINE, [0, mix(far, ink.midRange, 0.3)], [1, mix(ink.pale, far, 0.4)]),
    },
    {
      d: `M0 ${LINE + 24}v-50q40-30 90-14 50-40 110-8 60-30 110 4 60-28 110 6 60-20 110 10v60zM1200 ${LINE + 24}v-40q40-40 90-20 40-36 90-4 60-30 100 4 60-20 130 10v60z`,
      fill: mix(leaf.dark, ink.pale, 0.42),
    },
  ]
}

/** Between the slabs of the near pavement. */
const joints =
  [4, 6.5, 10, 16, 28].map((s) => polyline([at(s, 10), at(s, 1.5)])).join('') +
  [7].map((t) => polyline([at(60, t), at(1, t)])).join('')

/** Road, pavements and the crossing. */
export function ground(): Shape[] {
  return [
    {
      d: rect(0, LINE + 16, width, height),
      fill: down(LINE, height, [0, mix(road, ink.pale, 0.4)], [1, mix(road, ink.midRange, 0.5)]),
    },
    {
      d: polygon([at(90, 16.75), at(13.4, 16.75), at(13.4, 90), at(40, 90)]),
      fill: down(LINE, 740, [0, mix(stone, ink.paper, 0.3)], [1, stone]),
    },
    { d: polyline([at(90, 16.75), at(13.4, 16.75), at(13.4, 90)]), stroke: ink.paper, width: 4 },
    {
      d: polygon([at(200, 10), at(2, 10), [1620, 900], [-200, 900]]),
      fill: down(660, height, [0, mix(stone, ink.paper, 0.4)], [1, stone]),
    },
    { d: joints, stroke: mix(stone, road, 0.5), width: 2 },
    { d: polyline([at(90, 10), at(0, 10)]), stroke: ink.paper, width: 5 },
    // What the block throws on the pavement.
    {
      d: polygon([at(17.4, 20.75), at(15, 22.5), at(15, 36), at(17.4, 33.6)]),
      fill: mix(ink.midRange, ink.nearRange, 0.5),
      opacity: 0.5,
    },
    // The crossing.
    {
      d: [10.8, 12, 13.2, 14.4, 15.6]
        .map((t) => polygon([at(13.6, t), at(16.6, t), at(16.6, t + 0.6), at(13.6, t + 0.6)]))
        .join(''),
      fill: ink.paper,
      opacity: 0.8,
    },
  ]
}

const TALL: readonly Mass[] = [
  [-6, -246, 78, 56],
  [-96, -236, 56, 48],
  [88, -226, 58, 46],
  [-58, -312, 66, 54],
  [56, -306, 66, 54],
  [2, -370, 58, 46],
]

/** A street tree, its foot at 0; the second is the same. */
function tree(): Node[] {
  return [
    {
      d: 'M-13 0Q-6-60-7-120L-46-222-34-226 0-150 30-224 42-220 9-120Q8-60 15 0z',
      fill: mix(ink.soil, ink.oak, 0.3),
    },
    { d: 'M-11-4Q-4-60-5-120L-42-220', stroke: mix(ink.oak, ink.wheat, 0.5), width: 4 },
    ...crown(TALL, leaf, { seed: 9, side: -1, leaf: 1.2, count: 28 }),
  ]
}

/** The shadow of a tree, with spots of sun in it; drawn once. */
const dapple: Shape[] = [
  {
    d: 'M-120-4q40-20 130-18 60-22 140-8 90-10 110 12 40 14-14 28-20 26-110 20-60 20-140 4-80 4-84-16-40-8-32-22z',
    fill: mix(ink.midRange, ink.nearRange, 0.5),
    opacity: 0.5,
  },
  {
    d:
      ellipse(20, -6, 22, 4) +
      ellipse(100, 10, 16, 3) +
      ellipse(140, -14, 20, 3) +
      ellipse(190, 0, 12, 3) +
      ellipse(60, 16, 12, 2),
    fill: stone,
    opacity: 0.7,
  },
]

/** The trees, each with its shadow, and the shadow of one behind the viewer. */
export function trees(): Node[] {
  return [
    { transform: 'translate(500 742)', nodes: [{ name: 'dapple', nodes: dapple }] },
    { use: 'dapple', transform: 'translate(1250 708) scale(.5)' },
    { use: 'dapple', transform: 'translate(1190 884) scale(1.6)' },
    { transform: 'translate(1196 706) scale(.66)', nodes: [{ name: 'tree', nodes: tree() }] },
    { use: 'tree', transform: 'translate(384 744) scale(1.28)' },
  ]
}

/** A box of flowers in front, to the left. */
export function planter(): Node[] {
  return [
    { d: 'M40 900l6-82h220l40 82z', fill: mix(stone, ink.midRange, 0.5) },
    { d: 'M-10 900l-6-70 62-12v82z', fill: stone },
    { d: 'M-16 830l62-12h220', stroke: ink.paper, width: 5 },
    ...[
      '-10 806) scale(2.8',
      '250 812) scale(-2.6 2.6',
      '70 786) scale(-2.9 2.9',
      '168 790) scale(2.8',
      '40 826) scale(2.6',
      '140 828) scale(-2.7 2.7',
    ].map((to) => ({
      use: 'box',
      transform: `translate(${to})`,
    })),
    {
      d: 'M20 770h0M64 752h0M104 776h0M150 764h0M196 760h0M232 786h0M44 796h0M128 800h0M180 794h0',
      stroke: ink.paper,
      width: 17,
      round: true,
    },
    {
      d: 'M36 756h0M84 786h0M128 748h0M170 780h0M216 772h0M152 806h0',
      stroke: mix(ink.brick, ink.blush, 0.35),
      width: 15,
      round: true,
    },
  ]
}

/** What the shop throws on the pavement at night. */
export const spill = (): Shape[] => [
  {
    d: rect(600, 680, 640, 130),
    fill: glow([900, 712], 310, 0.22, [0, ink.gold, 0.6], [1, ink.gold, 0]),
    nightly: true,
  },
]
