/** The duplex, its door open, and what stands along the street behind it. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { haze, type Mass } from '../foliage.ts'
import { crown } from '../leafage.ts'
import { boards, lines, type Pane, panes } from '../perspective.ts'
import { at, bright, dusk, facing, leaf, shade, stone, sun, sunward, thrown, trim } from './view.ts'

const [FRONT, BACK, LEFT, MIDDLE, RIGHT, EAVES, RIDGE] = [30, 36, -10.6, -6.5, -2.4, 4.7, 7]
const front = facing(FRONT)
const side = sunward(RIGHT)
const roof = mix(mix(ink.soil, ink.midRange, 0.5), ink.lilac, 0.1)
const tones = [mix(oklch(62, 0.06, 165), dusk, 0.3), mix(mix(ink.gold, ink.oak, 0.5), dusk, 0.25)] as const
const CENTRES = [-8.7, -4.3] as const

/** The walls of one home, in the shade, a little lighter toward the sun. */
const home = (from: number, to: number, centre: number, tone: string): Shape[] => [
  {
    d: panes(front, [from, 0, to - from, EAVES]),
    fill: {
      kind: 'linear',
      from: front(from, 0),
      to: [front(to, 0)[0], front(from, 0)[1]],
      stops: [
        [0, mix(tone, shade, 0.3)],
        [1, mix(tone, ink.blush, 0.2)],
      ],
    },
  },
  { d: boards(front, [from, 0.2, to - from, 4.4], 0.4), stroke: shade, width: 1.5, opacity: 0.35 },
  {
    d: polygon([front(centre - 1.7, 4.3), front(centre, 6.1), front(centre + 1.7, 4.3)]),
    fill: mix(tone, shade, 0.12),
  },
]

const gable = (from: number, to: number): string =>
  CENTRES.map((c) =>
    polyline([...(from ? [at(29.6, c + from, 4.2)] : []), at(29.6, c, 6.2), at(29.6, c + to, 4.2)]),
  ).join('')

function openings(): Shape[] {
  const lit: Pane[] = [
    [-9.3, 2.9, 1.2, 1.4],
    [-9.9, 0.9, 1.7, 1.4],
    [-6.1, 0.9, 1.5, 1.4],
    [-4.9, 2.9, 1.2, 1.4],
  ]
  return [
    { d: panes(front, [-8.3, 0.3, 3.9, 2.6]), fill: shade, opacity: 0.35 },
    { d: panes(front, ...lit), fill: ink.lamp },
    {
      d:
        panes(front, ...lit) +
        lines(
          front,
          ...lit.map(([x, y, w, h]): [Point, Point] => [
            [x + w / 2, y],
            [x + w / 2, y + h],
          ]),
        ),
      stroke: trim,
      width: 3.5,
    },
    { d: panes(front, [-7.9, 0.3, 0.9, 2.1]), fill: mix(ink.brick, ink.soil, 0.3), stroke: trim, width: 3.5 },
    // The open door, its leaf swung in front of the wall, and the light it throws.
    { d: panes(front, [-4.2, 0.3, 1, 2.1]), fill: ink.lamp, stroke: trim, width: 4 },
    {
      d: polygon([at(30, -3.2, 0.3), at(29.2, -2.6, 0.3), at(29.2, -2.6, 2.4), at(30, -3.2, 2.4)]),
      fill: mix(ink.blue, ink.glacier, 0.2),
    },
    ...[-8.5, -4.7].flatMap((from): Shape[] => [
      {
        d: polygon([
          at(28.6, from, 2.65),
          at(28.6, from + 2, 2.65),
          at(30, from + 2, 3.1),
          at(30, from, 3.1),
        ]),
        fill: mix(roof, sun, 0.12),
      },
      {
        d: [from + 0.1, from + 1.9].map((t) => polyline([at(28.7, t, 0), at(28.7, t, 2.65)])).join(''),
        stroke: trim,
        width: 5,
      },
      { d: polyline([at(28.6, from, 2.62), at(28.6, from + 2, 2.62)]), stroke: bright, width: 5 },
    ]),
    {
      d: polygon([at(28.6, -4.6), at(28.6, -2.8), at(30, -2.8, 0.3), at(30, -4.6, 0.3)]),
      fill: mix(stone, shade, 0.3),
    },
    haze(470, 646, 190, ink.lamp, 0.75),
  ]
}

export function house(): Node[] {
  const middle = (FRONT + BACK) / 2
  return [
    // What the house throws on its lawn, and the walk to its door.
    { d: thrown(at(FRONT, -24), at(FRONT, RIGHT), 2.1), fill: shade, opacity: 0.5 },
    { d: polygon([at(29, -4.2), at(29, -3.2), at(13.5, -2.3), at(12, -2.3)]), fill: mix(stone, sun, 0.2) },
    {
      d:
        panes(side, [FRONT, 0, BACK - FRONT, EAVES]) +
        polygon([side(FRONT, EAVES), side(middle, RIDGE), side(BACK, EAVES)]),
      fill: mix(sun, tones[1], 0.25),
    },
    ...home(LEFT, MIDDLE, CENTRES[0], tones[0]),
    ...home(MIDDLE, RIGHT, CENTRES[1], tones[1]),
    {
      d: polygon([
        at(29.4, LEFT - 0.4, EAVES - 0.2),
        at(29.4, RIGHT + 0.3, EAVES - 0.2),
        at(middle, RIGHT + 0.3, RIDGE),
        at(middle, LEFT - 0.4, RIDGE),
      ]),
      fill: down(300, 460, [0, mix(roof, sun, 0.35)], [1, mix(roof, shade, 0.25)]),
    },
    // The slopes of the gables to the sun, back to where they meet the roof.
    {
      d: CENTRES.map((c) =>
        polygon([at(29.6, c, 6.2), at(31.85, c, 6.2), at(29.4, c + 1.62, 4.5), at(29.6, c + 1.9, 4.2)]),
      ).join(''),
      fill: mix(roof, sun, 0.5),
    },
    ...CENTRES.map(
      (c, i): Shape => ({
        d: polygon([
          front(c - 1.6, 4.2),
          front(c - 1.6, 4.4),
          front(c, 6.15),
          front(c + 1.6, 4.4),
          front(c + 1.6, 4.2),
        ]),
        fill: mix(tones[i] as string, shade, 0.15),
      }),
    ),
    { d: gable(-1.9, 1.9), stroke: mix(trim, dusk, 0.4), width: 6 },
    { d: gable(0, 1.9), stroke: bright, width: 6 },
    {
      d: polyline([
        at(middle, LEFT - 0.4, RIDGE),
        at(middle, RIGHT + 0.3, RIDGE),
        at(29.4, RIGHT + 0.3, EAVES - 0.2),
      ]),
      stroke: bright,
      width: 5,
    },
    {
      d: polygon([at(33, -6.8, 6), at(33, -6.1, 6), at(33, -6.1, 8), at(33, -6.8, 8)]),
      fill: mix(ink.brick, shade, 0.45),
    },
    { d: polyline([at(33, -6.1, 6.4), at(33, -6.1, 8), at(33, -6.8, 8)]), stroke: bright, width: 4 },
    ...openings(),
  ]
}

const MASSES: readonly Mass[] = [
  [0, -190, 70, 62],
  [-54, -140, 56, 48],
  [52, -136, 54, 46],
  [0, -108, 74, 42],
]

/** Trees and a home across the street, behind the van, and what is small toward the end of it. */
export function farther(): Node[] {
  const [near, from, to] = [24, 13, 24]
  const wall = facing(near)
  const tone = mix(mix(ink.oak, ink.blush, 0.3), dusk, 0.55)
  const tree: Node[] = [
    { d: 'M-8 0L-5-120H6L9 0z', fill: mix(ink.soil, ink.oak, 0.2) },
    ...crown(MASSES, leaf, { seed: 14, side: 1, leaf: 1, count: 22 }),
  ]
  return [
    {
      d: 'M470 572V540q30-30 60-14 14-26 40-8 22-10 30 14 18-4 22 14l10 26zM770 572l10-20q8-16 26-10 12-26 40-14 30-26 60 0 40-24 70 6 60-40 110 0 50-30 90 10 60-46 120-10 70-50 130-8 80-40 180-8V610z',
      fill: mix(leaf.dark, ink.lilac, 0.25),
    },
    { d: panes(wall, [from, 0, to - from, 4.4]), fill: mix(tone, shade, 0.2) },
    {
      d: polygon([
        at(near - 0.5, from - 0.5, 4.2),
        at(near - 0.5, to, 4.2),
        at(28, to, 6.6),
        at(28, from - 0.5, 6.6),
      ]),
      fill: mix(roof, shade, 0.3),
    },
    {
      d: polyline([at(near - 0.5, from - 0.5, 4.2), at(28, from - 0.5, 6.6), at(28, to, 6.6)]),
      stroke: bright,
      width: 5,
    },
    {
      d: panes(wall, [15, 1, 1.6, 1.5], [18.6, 1, 1.6, 1.5]),
      fill: ink.lamp,
      stroke: mix(trim, shade, 0.3),
      width: 4,
    },
    { transform: 'translate(592 606) scale(.5)', nodes: [{ name: 'tree', nodes: tree }] },
    { use: 'tree', transform: 'translate(806 590) scale(.32)' },
    { use: 'tree', transform: 'translate(648 580) scale(.24)' },
    { use: 'tree', transform: 'translate(1500 700) scale(-1.2 1.2)' },
  ]
}
