/** What is around the house: the autumn sky, the next house, a maple, the lawn with its leaves, and the walk. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars } from '../stars.ts'
import { at, cast, LINE, lawn, maple, PORCH, roof, shade, stone, sun } from './view.ts'

export function distance(): Shape[] {
  const hedge = mix(mix(oklch(48, 0.07, 130), ink.nearRange, 0.4), sun, 0.2)
  return [
    {
      d: rect(0, 0, width, LINE + 120),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(69, 0.08, 240), ink.glacier, 0.3)],
        [0.6, mix(ink.pale, ink.blush, 0.4)],
        [1, ink.wheat],
      ),
    },
    {
      d: rect(0, 0, 900, 700),
      fill: glow([20, 440], 800, 0.7, [0, ink.paper], [0.3, ink.wheat, 0.8], [1, sun, 0]),
      daily: true,
    },
    ...moonAndStars({ width, horizon: LINE, apex: [800, -60], span: [4000, 4000], clear: 0.5 }, 19),
    {
      d: 'M900 96q150-30 290-8 110-20 250 0-90 28-250 22-150 10-290-14z',
      fill: mix(ink.paper, ink.blush, 0.5),
      opacity: 0.8,
    },
    // The next house, behind its hedge.
    { d: 'M-20 470h150v170H-20z', fill: mix(mix(ink.wheat, ink.oak, 0.25), ink.lilac, 0.2) },
    { d: 'M-20 380L60 372 160 476H-20z', fill: mix(roof, sun, 0.35) },
    { d: 'M20 520h52v60H20z', fill: mix(shade, ink.glacier, 0.3), lit: true },
    {
      d: 'M0 650v-60q40-30 90-8 50-30 110 0 30-10 50 10v70zM1400 650v-66q60-40 120-10 40-30 90-10v90z',
      fill: hedge,
    },
  ]
}

export const ground = (): Shape[] => [
  {
    d: rect(0, LINE + 110, width, height),
    fill: down(610, height, [0, mix(lawn, sun, 0.4)], [1, mix(lawn, cast, 0.5)]),
  },
  // The walk, from the steps to the viewer.
  {
    d: polygon([
      at(PORCH, 2.6),
      at(PORCH, 4.9),
      at(5.2, 3.6),
      at(3.1, 1.6),
      at(3.1, -2.4),
      at(4.9, -0.9),
      at(6.1, 0.2),
    ]),
    fill: mix(stone, sun, 0.3),
  },
  {
    d:
      polyline([at(6.1, 0.5), at(5.7, 3.9)]) +
      polyline([at(4.9, -0.8), at(4.5, 2.9)]) +
      polyline([at(4, -1.5), at(3.6, 2.1)]),
    stroke: mix(stone, shade, 0.3),
    width: 3,
  },
  // What the house, its porch and the maple throw on the grass.
  { d: polygon([at(9, 6), at(PORCH, 6), at(6.2, 8.6), at(6.8, 14), at(9, 13)]), fill: cast, opacity: 0.5 },
  {
    d: 'M0 790Q160 770 330 794 440 810 470 826 330 840 200 830 80 836 0 830zM0 868Q140 856 300 874L330 900H0z',
    fill: cast,
    opacity: 0.5,
  },
  {
    d:
      tufts({ seed: 7, from: 0, to: 480, far: 700, near: 850, count: 9 }) +
      tufts({ seed: 3, from: 1150, to: 1560, far: 740, near: 870, count: 11 }),
    stroke: mix(lawn, sun, 0.55),
    width: 2.5,
    round: true,
  },
  // Fallen leaves.
  {
    d: 'M90 760h10M170 790h9M250 770h10M330 812h9M60 832h12M400 770h8M220 850h12M380 856h12M1080 820h10M1160 780h9M1240 840h12M1330 800h10M1420 850h12M1500 810h9M1100 866h12M980 850h10M620 860h11M760 850h10',
    stroke: maple.mid,
    width: 8,
    round: true,
  },
]

const MASSES: readonly Mass[] = [
  [80, 120, 180, 120],
  [180, 60, 130, 90],
  [10, 40, 120, 90],
  [-20, 230, 130, 110],
  [210, 230, 120, 84],
  [100, 300, 130, 70],
]

export const tree = (): Shape[] => [
  {
    d: 'M66 850Q54 700 62 560L40 310H94L112 520Q124 430 166 310H192Q140 480 132 580 128 720 146 856 104 872 66 850z',
    fill: mix(ink.soil, ink.deep, 0.15),
  },
  { d: 'M66 850Q54 700 62 560L44 310H56L78 560Q74 700 88 856z', fill: mix(ink.oak, sun, 0.3) },
  ...crown(MASSES, maple, { seed: 12, side: -1, leaf: 1.35, count: 44 }),
]

/** Shrubs at the foot of the wall, and pots with chrysanthemums on the porch. */
export function shrubs(): Node[] {
  const leaf = mix(oklch(46, 0.07, 140), ink.nearRange, 0.3)
  const bush: Shape[] = [
    { d: 'M-60 6Q-74-28-44-40-34-72-2-64 28-76 44-44 74-36 62 6z', fill: leaf },
    {
      d: 'M-56 2Q-66-26-40-38-30-66-4-60-34-34-30 2zM4-50Q26-58 36-38 12-28 12 0-8-28 4-50z',
      fill: mix(leaf, lawn, 0.7),
    },
  ]
  const pot: Shape[] = [
    { d: 'M-22-40H22L16 0H-16z', fill: mix(ink.brick, ink.oak, 0.5) },
    { d: 'M-34-44Q-40-76-8-80 30-86 34-50 34-36 0-36-30-34-34-44z', fill: leaf },
    { d: 'M-24-54h0M-8-68h0M10-70h0M24-54h0M-10-48h0M8-52h0', stroke: maple.mid, width: 17, round: true },
    { d: 'M-20-66h0M0-58h0M18-64h0', stroke: maple.lit, width: 11, round: true },
  ]
  const [x, y] = at(7.5, 5.5, 0.45).map(Math.round) as [number, number]
  return [
    { transform: 'translate(300 716) scale(.9)', nodes: [{ name: 'bush', nodes: bush }] },
    ...[
      '420 716) scale(1.06',
      '546 712) scale(.84',
      '1224 704) scale(.9',
      '1340 696) scale(.8',
      '1440 690) scale(.76',
    ].map((to): Node => ({ use: 'bush', transform: `translate(${to})` })),
    { transform: `translate(${x} ${y}) scale(.92)`, nodes: [{ name: 'pot', nodes: pot }] },
    { use: 'pot', transform: 'translate(726 660) scale(.76)' },
  ]
}
