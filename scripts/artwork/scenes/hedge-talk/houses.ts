/** The two houses behind the hedge, and a tree before one of them. */
import { ink, mix } from '../../palette.ts'
import { type Gradient, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { crown } from '../leafage.ts'
import { boards, lines, type Pane, panes } from '../perspective.ts'
import { at, bright, facing, glass, leaf, roof, shade, sun, sunward, thrown, trim } from './view.ts'

const NEAR = 14
const front = facing(NEAR)

/** A wall's tone from its left end to its right. */
const across = (from: number, to: number, left: string, right: string): Gradient => ({
  kind: 'linear',
  from: [front(from, 0)[0], 0],
  to: [front(to, 0)[0], 0],
  stops: [
    [0, left],
    [1, right],
  ],
})

/** Windows with a cross of bars, lit at night alone, or by day as well. */
const glazed = (list: readonly Pane[], fill: string): Shape[] => [
  { d: panes(front, ...list), fill, lit: fill === glass },
  {
    d:
      panes(front, ...list) +
      lines(
        front,
        ...list.map(([x, y, w, h]): [Point, Point] => [
          [x + w / 2, y],
          [x + w / 2, y + h],
        ]),
      ),
    stroke: trim,
    width: 5,
  },
]

/** A cottage with its gable to the viewer, its right wall in the sun. */
function cottage(): Shape[] {
  const [from, to, eaves, peak, back] = [-9, -2.4, 3, 5.9, 22]
  const middle = (from + to) / 2
  const tone = mix(mix(ink.gold, ink.wheat, 0.55), ink.oak, 0.12)
  const side = sunward(to)
  return [
    { d: panes(side, [NEAR, 0, back - NEAR, eaves]), fill: mix(sun, tone, 0.2) },
    {
      d: polygon([
        at(NEAR - 0.5, to + 0.5, eaves - 0.4),
        at(NEAR - 0.5, middle, peak),
        at(back, middle, peak),
        at(back, to + 0.5, eaves - 0.4),
      ]),
      fill: mix(roof, sun, 0.6),
    },
    {
      d: polygon([front(from, 0), front(to, 0), front(to, eaves), front(middle, peak), front(from, eaves)]),
      fill: across(from, to, mix(tone, shade, 0.4), mix(tone, ink.blush, 0.25)),
    },
    {
      d: boards(front, [from, 0.2, to - from, 2.9], 0.36),
      stroke: mix(tone, shade, 0.4),
      width: 2,
      opacity: 0.5,
    },
    {
      d: polygon([
        front(from, eaves - 0.4),
        front(middle, peak - 0.5),
        front(to, eaves - 0.4),
        front(to, eaves),
        front(middle, peak),
        front(from, eaves),
      ]),
      fill: shade,
      opacity: 0.4,
    },
    ...glazed([[middle - 0.5, 3.4, 1, 1.2]], glass),
    ...glazed(
      [
        [from + 0.8, 1, 1.2, 1.4],
        [to - 1.6, 1, 1.1, 1.4],
      ],
      ink.lamp,
    ),
    { d: panes(front, [-5.9, 0.3, 1, 2.1]), fill: mix(ink.blue, ink.glacier, 0.25), stroke: trim, width: 6 },
    {
      d: polygon([
        at(NEAR - 0.5, from - 0.5, eaves - 0.4),
        at(NEAR - 0.5, middle, peak),
        front(middle, peak - 0.1),
        front(from, eaves - 0.1),
      ]),
      fill: mix(trim, shade, 0.55),
    },
    {
      d: polyline([at(NEAR - 0.5, from - 0.5, eaves - 0.4), at(NEAR - 0.5, middle, peak)]),
      stroke: mix(trim, shade, 0.3),
      width: 11,
    },
    {
      d: polyline([at(NEAR - 0.5, middle, peak), at(NEAR - 0.5, to + 0.5, eaves - 0.4)]),
      stroke: bright,
      width: 11,
    },
  ]
}

/** A brick house of two storeys, with a porch as wide as its front. */
function tall(): Shape[] {
  const [from, to, eaves, peak, ridge, back] = [1.9, 8, 5, 7, 18, 22]
  const tone = mix(mix(ink.brick, ink.oak, 0.5), ink.wheat, 0.2)
  const edge = facing(NEAR - 1.8)
  const side = sunward(from)
  return [
    {
      d:
        panes(side, [NEAR, 0, back - NEAR, eaves]) +
        polygon([side(NEAR, eaves), side(ridge, peak), side(back, eaves)]),
      fill: mix(mix(tone, sun, 0.62), ink.gold, 0.2),
    },
    { d: boards(side, [NEAR, 0, back - NEAR, eaves], 0.26), stroke: mix(tone, sun, 0.25), width: 1.6 },
    {
      d: panes(side, [16, 3.2, 1.6, 1.3], [16, 0.8, 1.6, 1.5]),
      fill: mix(glass, ink.blush, 0.4),
      stroke: bright,
      width: 4,
    },
    {
      d: panes(front, [from, 0, to - from, eaves]),
      fill: across(from, to, mix(tone, ink.blush, 0.15), mix(tone, shade, 0.45)),
    },
    {
      d: boards(front, [from, 0, to - from, eaves - 0.4], 0.26),
      stroke: mix(tone, shade, 0.4),
      width: 1.6,
      opacity: 0.35,
    },
    {
      d: polygon([
        at(NEAR - 0.6, from - 0.4, eaves - 0.2),
        at(NEAR - 0.6, to + 0.4, eaves - 0.2),
        at(ridge, to + 0.4, peak),
        at(ridge, from - 0.4, peak),
      ]),
      fill: mix(roof, shade, 0.15),
    },
    {
      d: panes(front, [from, eaves - 0.7, to - from, 0.5], [from, 0, to - from, 2.7]),
      fill: shade,
      opacity: 0.28,
    },
    {
      d: polyline([
        at(ridge, from - 0.4, peak),
        at(NEAR - 0.6, from - 0.4, eaves - 0.2),
        at(NEAR - 0.6, to + 0.4, eaves - 0.2),
      ]),
      stroke: trim,
      width: 9,
    },
    {
      d: polyline([at(ridge, from - 0.4, peak), at(NEAR - 0.6, from - 0.4, eaves - 0.2)]),
      stroke: bright,
      width: 8,
    },
    ...glazed(
      [
        [from + 0.8, 3.2, 1, 1.3],
        [from + 3.2, 3.2, 1, 1.3],
      ],
      glass,
    ),
    ...glazed([[from + 0.7, 0.7, 1.6, 1.6]], ink.lamp),
    { d: panes(front, [from + 3.2, 0.3, 1, 2.1]), fill: ink.lamp, stroke: trim, width: 6 },
    { d: panes(front, [from + 3.2, 0.3, 1, 1]), fill: mix(ink.oak, ink.soil, 0.3) },
    {
      d: [from + 0.1, 3, 5, to - 0.1].map((t) => polyline([edge(t, 0), edge(t, 2.6)])).join(''),
      stroke: mix(trim, shade, 0.25),
      width: 15,
    },
    {
      d: [from + 0.16, 3.06, 5.06, to - 0.04].map((t) => polyline([edge(t, 0), edge(t, 2.6)])).join(''),
      stroke: bright,
      width: 5,
    },
    {
      d: polygon([
        at(NEAR - 2.2, from - 0.3, 2.6),
        at(NEAR - 2.2, to + 0.3, 2.6),
        at(NEAR, to + 0.3, 3),
        at(NEAR, from - 0.3, 3),
      ]),
      fill: mix(roof, sun, 0.2),
    },
    {
      d: polyline([at(NEAR - 2.2, from - 0.3, 2.55), at(NEAR - 2.2, to + 0.3, 2.55)]),
      stroke: trim,
      width: 12,
    },
  ]
}

const MASSES: readonly Mass[] = [
  [0, -250, 76, 66],
  [-58, -200, 64, 54],
  [62, -196, 64, 54],
  [8, -170, 80, 50],
]

export const houses = (): Node[] => [
  {
    d: thrown(at(NEAR, -14), at(NEAR, -2.4), 2.2) + thrown(at(NEAR, 1.9), at(NEAR, 9), 2.2),
    fill: shade,
    opacity: 0.4,
  },
  ...cottage(),
  ...tall(),
  {
    transform: 'translate(470 606) scale(1.3)',
    nodes: [
      { d: 'M-11 0L-6-140-30-176-22-182 0-148 26-186 36-180 8-138 12 0z', fill: mix(ink.soil, ink.oak, 0.3) },
      ...crown(MASSES, leaf, { seed: 8, side: 1, leaf: 1, count: 40 }),
    ],
  },
]
