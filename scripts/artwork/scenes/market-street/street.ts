/** The street of the market: its old shops, its elms, and downtown at its end. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { between, down, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { type Pane, panes } from '../perspective.ts'
import { moonAndStars } from '../stars.ts'
import {
  at,
  brickwork,
  cream,
  dark,
  facing,
  glass,
  LINE,
  leaf,
  MIDDLE,
  paving,
  plaster,
  shade,
  sun,
  sunward,
} from './view.ts'

export function distance(): Shape[] {
  const far = mix(mix(ink.farRange, ink.glacier, 0.4), ink.wheat, 0.3)
  return [
    {
      d: rect(0, 0, width, height),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(70, 0.085, 238), ink.glacier, 0.25)],
        [0.6, mix(ink.glacier, ink.pale, 0.6)],
        [1, mix(ink.wheat, ink.paper, 0.4)],
      ),
    },
    {
      d: rect(0, 0, width, LINE),
      fill: down(
        200,
        LINE,
        [0, kept(oklch(22, 0.06, 255))],
        [0.6, kept(oklch(36, 0.085, 246))],
        [1, kept(oklch(54, 0.08, 232))],
      ),
      nightly: true,
    },
    ...moonAndStars({ width, horizon: LINE, apex: [800, -40], span: [1100, 1100], clear: 0.6 }, 33),
    {
      d: 'M420 250q-4-30 36-32 16-42 68-34 30-34 74-10 46-8 52 32 50-4 56 44z',
      fill: ink.paper,
      opacity: 0.85,
      daily: true,
    },
    {
      d: `${rect(620, 440, 26, 120)}${rect(652, 396, 30, 160)}${rect(690, 420, 22, 140)}${rect(770, 410, 34, 150)}${rect(810, 452, 26, 100)}M736 560V404h-7l4-10V366h4v28l4 10h-7v156z`,
      fill: down(380, LINE, [0, mix(far, ink.midRange, 0.25)], [1, far]),
    },
    {
      d: 'M626 456h4m6 20h4m-12 22h4m34-84h4m6 24h4m-14 28h4m8 22h4m22-64h4m-6 30h4m68-30h4m10 18h4m-12 30h4m6 20h4m18-34h4m4 24h4',
      stroke: ink.wheat,
      width: 4,
      nightly: true,
    },
  ]
}

/** From and to where along the street each house stands, how high it is, and of what. */
const RIGHT = [
  [34, 60, 7.4, brickwork],
  [24, 34, 6.4, plaster],
  [16.5, 24, 8.6, brickwork],
  [7, 16.5, 6.6, cream],
] as const
const LEFT = [
  [30, 60, 7.6, plaster],
  [20, 30, 8.8, brickwork],
  [8, 20, 7, plaster],
] as const

function row(
  list: readonly (readonly [number, number, number, string])[],
  across: number,
  sunny: boolean,
): Shape[] {
  const wall = sunward(across)
  const inward = across > 0 ? -0.35 : 0.35
  return list.flatMap(([from, to, high, tone]): Shape[] => {
    const count = Math.round((to - from) / 2.4)
    const step = (to - from) / count
    const windows = Array.from(
      { length: Math.min(count, 4) },
      (_, i): Pane => [from + step * (i + 0.28), 4.1, step * 0.44, 1.7],
    )
    const face = sunny ? mix(tone, sun, 0.3) : mix(tone, shade, 0.32)
    return [
      {
        d: panes(facing(from), [Math.min(across, across * 2), 0, Math.abs(across), high]),
        fill: mix(tone, shade, sunny ? 0.25 : 0.1),
      },
      { d: panes(wall, [from, 0, to - from, high]), fill: face },
      { d: panes(wall, [from, 0.3, to - from, 2.7]), fill: mix(glass, sunny ? sun : shade, 0.3) },
      { d: panes(wall, [from, 3, to - from, 0.5]), fill: mix(face, dark, 0.65) },
      ...[0, 1].map(
        (home): Shape => ({
          d: panes(wall, ...windows.filter((_, i) => Number((i + from) % 3 >= 1.5) === home)),
          fill: sunny ? glass : mix(glass, ink.navy, 0.4),
          lit: home === 1,
        }),
      ),
      { d: panes(wall, ...windows), stroke: sunny ? cream : mix(cream, shade, 0.5), width: 4 },
      {
        d: polygon([
          wall(from, high - 0.5),
          wall(to, high - 0.5),
          at(to, across + inward, high),
          at(from, across + inward, high),
        ]),
        fill: sunny ? cream : mix(cream, shade, 0.5),
      },
    ]
  })
}

const MASSES: readonly Mass[] = [
  [0, -300, 100, 74],
  [-86, -240, 84, 66],
  [84, -236, 86, 64],
  [-34, -190, 80, 52],
  [48, -186, 76, 50],
]
/** 380 px tall. */
const tree: Shape[] = [
  { d: 'M-13 0L-7-170-52-210-44-218 0-180 40-224 50-216 10-168 13 0z', fill: mix(ink.soil, ink.oak, 0.3) },
  ...crown(MASSES, leaf, { seed: 23, side: -1, leaf: 3, count: 7 }),
]

export function street(): Node[] {
  // Shop windows, brightest near the viewer, with what stands between them.
  const shops = (across: number, from: number): Shape[] => {
    const wall = sunward(across)
    const [[near], [far]] = [wall(from, 0), wall(60, 0)]
    return [
      {
        d: panes(wall, [from, 0.3, 60 - from, 2.7]),
        fill: between([near, 0], [far, 0], [0, ink.lamp, 0.95], [1, ink.lamp, 0.8]),
        nightly: true,
      },
      {
        d: [9, 10.4, 12].map((s) => polyline([wall(s, 0.3), wall(s, 3)])).join(''),
        stroke: dark,
        width: 8,
      },
    ]
  }
  const joint = (across: number): readonly Point[] => [at(60, across), at(4.4, across)]
  return [
    ...row(LEFT, -8.6, false),
    ...row(RIGHT, 8.4, true),
    ...shops(-8.6, 8),
    ...shops(8.4, 7),
    {
      d: `M0 900V${LINE + 60}L${MIDDLE} ${LINE}L1600 ${LINE + 60}V900z`,
      fill: down(LINE, height, [0, mix(paving, sun, 0.6)], [1, mix(paving, ink.lilac, 0.5)]),
    },
    {
      d:
        [-6, -1.4, 1.4, 6].map((t) => polyline(joint(t))).join('') +
        [5, 6.5, 10, 18].map((s) => polyline([at(s, -9), at(s, 9)])).join(''),
      stroke: mix(paving, ink.midRange, 0.25),
      width: 2.5,
    },
    { d: polygon([at(60, -3.4), at(60, -1.6), at(4.2, -1.3), at(4.2, -3.4)]), fill: shade, opacity: 0.4 },
    { transform: 'translate(560 582) scale(.56)', nodes: [{ name: 'tree', nodes: tree }] },
    ...['892 578) scale(.5'].map((to): Node => ({ use: 'tree', transform: `translate(${to})` })),
    {
      d: rect(430, LINE - 120, 600, 200),
      fill: glow([MIDDLE, LINE], 300, 0.3, [0, sun, 0.7], [1, sun, 0]),
      daily: true,
    },
  ]
}
