/** The two houses behind the hedge, the sky over them, and a tree between them. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { boards, type Pane, panes } from '../perspective.ts'
import { moonAndStars } from '../stars.ts'
import { at, bright, facing, glass, LINE, lawn, leaf, roof, shade, sun, sunward, trim } from './view.ts'

const NEAR = 14
const front = facing(NEAR)

export function sky(): Shape[] {
  return [
    {
      d: rect(0, 0, width, height),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(70, 0.085, 238), ink.glacier, 0.3)],
        [0.65, mix(ink.pale, ink.glacier, 0.3)],
        [1, ink.wheat],
      ),
    },
    {
      d: rect(700, 0, 900, 640),
      fill: glow([1560, 330], 800, 0.7, [0, ink.paper], [0.3, ink.wheat, 0.8], [1, sun, 0]),
      daily: true,
    },
    ...moonAndStars(
      { width, horizon: LINE, apex: [800, -60], span: [4000, 4000], moon: [690, 96], clear: 0.5 },
      26,
    ),
    {
      d: 'M-60 150q150-34 320-10 120-22 280 2-120 30-290 22-170 12-310-14z',
      fill: ink.paper,
      opacity: 0.75,
    },
    {
      d: 'M-10 620V500q60-40 130-10 50-40 110 0v130zM700 620V480q50-40 100 0 60-30 110 10v130z',
      fill: mix(leaf.dark, ink.pale, 0.3),
    },
    {
      d: rect(0, 560, width, 340),
      fill: down(560, height, [0, mix(lawn, sun, 0.3)], [1, mix(lawn, leaf.dark, 0.5)]),
    },
  ]
}

const glazed = (list: readonly Pane[]): Shape[] => [
  { d: panes(front, ...list), fill: glass, lit: true },
  {
    d: list
      .map(([x, up, , high]) =>
        polygon([
          front(x + 0.5, up),
          front(x + 0.8, up),
          front(x + 0.5, up + high),
          front(x + 0.2, up + high),
        ]),
      )
      .join(''),
    fill: ink.wheat,
    opacity: 0.55,
    daily: true,
  },
  { d: panes(front, ...list), stroke: trim, width: 6 },
]

/** A cottage with its gable to the viewer, its right wall in the sun. */
function cottage(): Shape[] {
  const [from, to, eaves, peak, back] = [-8.6, -2, 3, 5.9, 22]
  const middle = (from + to) / 2
  const tone = mix(mix(ink.gold, ink.wheat, 0.55), ink.oak, 0.12)
  const side = sunward(to)
  return [
    { d: panes(side, [NEAR, 0, back - NEAR, eaves]), fill: mix(tone, ink.paper, 0.4) },
    { d: panes(side, [16, 1, 1.4, 1.4]), fill: mix(sun, ink.paper, 0.4) },
    {
      d: polygon([
        at(NEAR - 0.5, to + 0.5, eaves - 0.4),
        at(NEAR - 0.5, middle, peak),
        at(back, middle, peak),
        at(back, to + 0.5, eaves - 0.4),
      ]),
      fill: mix(roof, sun, 0.5),
    },
    {
      d: polygon([front(from, 0), front(to, 0), front(to, eaves), front(middle, peak), front(from, eaves)]),
      fill: mix(tone, shade, 0.2),
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
    ...glazed([
      [-7.8, 1, 1.2, 1.4],
      [-3.6, 1, 1.1, 1.4],
      [middle - 0.5, 3.4, 1, 1.2],
    ]),
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
  const [from, to, eaves, peak, ridge, back] = [1, 7, 5, 7, 17.5, 21]
  const tone = mix(mix(ink.brick, ink.oak, 0.5), ink.wheat, 0.2)
  const edge = facing(NEAR - 1.8)
  const side = sunward(from)
  return [
    {
      d:
        panes(side, [NEAR, 0, back - NEAR, eaves]) +
        polygon([side(NEAR, eaves), side(ridge, peak), side(back, eaves)]),
      fill: mix(tone, shade, 0.5),
    },
    {
      d: panes(front, [from, 0, to - from, eaves]),
      fill: {
        kind: 'linear',
        from: front(from, 0),
        to: front(to, 0),
        stops: [
          [0, mix(tone, shade, 0.12)],
          [1, mix(tone, sun, 0.4)],
        ],
      },
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
      width: 10,
    },
    ...glazed([
      [1.8, 3.2, 1, 1.3],
      [4.2, 3.2, 1, 1.3],
      [1.7, 0.7, 1.6, 1.6],
    ]),
    { d: panes(front, [4.2, 0.3, 1, 2.1]), fill: ink.lamp, stroke: trim, width: 6 },
    { d: panes(front, [4.2, 0.3, 1, 1]), fill: mix(ink.oak, ink.soil, 0.3) },
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
  ...cottage(),
  ...tall(),
  {
    transform: 'translate(800 606) scale(1.12)',
    nodes: [
      { d: 'M-11 0L-6-140-30-176-22-182 0-148 26-186 36-180 8-138 12 0z', fill: mix(ink.soil, ink.oak, 0.3) },
      ...crown(MASSES, leaf, { seed: 8, side: 1, leaf: 1.2, count: 24 }),
    ],
  },
]
