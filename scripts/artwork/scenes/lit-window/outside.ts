/** The garden, the wall and its roof, with the light that the window throws. */
import { ink, mix } from '../../palette.ts'
import { between, down, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { bicycle } from '../bicycle.ts'
import { firs } from '../fir.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { boards, lines, panes } from '../perspective.ts'
import { moonAndStars, overhead } from '../stars.ts'
import {
  at,
  BARS,
  CORNER,
  cladding,
  dusk,
  EAVE,
  front,
  HEAD,
  LEFT,
  LINE,
  lawn,
  RIGHT,
  SILL,
  trim,
  WALL,
} from './view.ts'

/** The sky with the last light under the arch, and the next house beyond the fence. */
export function distance(): Node[] {
  return [
    {
      d: rect(0, 0, width, LINE + 60),
      fill: down(
        0,
        LINE + 40,
        [0, mix(ink.blue, ink.navy, 0.55)],
        [0.45, mix(ink.blue, ink.lilac, 0.2)],
        [0.75, mix(ink.lilac, ink.blush, 0.3)],
        [0.92, ink.blush],
        [1, mix(ink.gold, ink.blush, 0.4)],
      ),
    },
    overhead(width, LINE),
    ...moonAndStars({ width, horizon: LINE, apex: [300, -60], span: [900, 900], clear: 0.6 }, 12),
    { d: 'M-20 474l60-40 46 24 70-54 60 46 44-22 60 46v60H-20z', fill: mix(dusk, ink.lilac, 0.3) },
    // The next house, its windows lit.
    { d: 'M-30 560V392L58 318 146 392V560z', fill: mix(dusk, ink.belly, 0.5) },
    { d: 'M-46 402L58 312 164 402', stroke: mix(dusk, ink.lilac, 0.3), width: 12 },
    { d: 'M14 424h34v48H14zM70 424h34v48H70z', fill: ink.lamp },
    ...firs(
      [
        [214, 560, 270],
        [270, 566, 180],
        [-6, 580, 230],
      ],
      mix(ink.spruce, dusk, 0.3),
      mix(ink.nearRange, dusk, 0.3),
    ),
    // The fence.
    {
      d: 'M-10 500h24v90h-24zM20 502h24v90H20zM50 500h24v90H50zM80 503h24v90H80zM110 500h24v90h-24zM140 502h24v90h-24zM170 500h24v90h-24zM200 503h24v90h-24zM230 500h24v90h-24zM260 502h24v90h-24zM290 500h24v90h-24z',
      fill: mix(dusk, ink.oak, 0.22),
    },
    {
      d: rect(0, 560, width, height),
      fill: down(560, height, [0, mix(lawn, ink.blue, 0.3)], [1, mix(lawn, ink.night, 0.5)]),
    },
  ]
}

/** The wall with its boards, corner, foundation and roof. The window is cut out later by what is in it. */
export function wall(): Shape[] {
  const near = -3.4
  const [[lx], [rx]] = [front(CORNER, 0), front(near, 0)]
  const out = WALL - 0.6
  return [
    {
      d: panes(front, [near, 0, CORNER - near, EAVE + 0.2]),
      fill: between(
        [lx, 0],
        [rx, 0],
        [0, mix(cladding, ink.lilac, 0.22)],
        [0.45, cladding],
        [1, mix(cladding, ink.night, 0.4)],
      ),
    },
    {
      d: boards(front, [near, 0.35, CORNER - near, 2.7], 0.24),
      stroke: mix(cladding, ink.night, 0.4),
      width: 2,
      opacity: 0.7,
    },
    { d: panes(front, [near, 0, CORNER - near, 0.32]), fill: mix(ink.belly, ink.navy, 0.5) },
    { d: panes(front, [CORNER - 0.14, 0.3, 0.14, EAVE - 0.3]), fill: trim },
    // Light around the window, on the boards.
    {
      d: panes(front, [near, 0, CORNER - near, EAVE + 0.2]),
      fill: glow([810, 490], 690, 0.6, [0, ink.gold, 0.55], [0.55, ink.gold, 0.34], [1, ink.gold, 0]),
    },
    // Under the eave, and the roof.
    {
      d: polygon([
        at(near, out, EAVE),
        at(CORNER + 0.35, out, EAVE),
        at(CORNER + 0.1, WALL, EAVE),
        at(near, WALL, EAVE),
      ]),
      fill: mix(cladding, ink.night, 0.62),
    },
    {
      d: polygon([
        at(near, out, EAVE + 0.1),
        at(CORNER + 0.35, out, EAVE + 0.1),
        at(CORNER + 0.35, 10.2, EAVE + 2.3),
        at(near, 10.2, EAVE + 2.3),
      ]),
      fill: down(60, 290, [0, mix(ink.cloud, ink.lilac, 0.28)], [1, mix(ink.cloud, ink.navy, 0.4)]),
    },
    {
      d: [0.2, 0.4, 0.6, 0.8]
        .map((t) =>
          polyline([
            at(near, out + 4.6 * t, EAVE + 0.1 + 2.2 * t),
            at(CORNER + 0.35, out + 4.6 * t, EAVE + 0.1 + 2.2 * t),
          ]),
        )
        .join(''),
      stroke: ink.navy,
      width: 2,
      opacity: 0.6,
    },
    {
      d: polygon([
        at(near, out, EAVE - 0.05),
        at(CORNER + 0.38, out, EAVE - 0.05),
        at(CORNER + 0.38, out, EAVE + 0.12),
        at(near, out, EAVE + 0.12),
      ]),
      fill: trim,
    },
  ]
}

/** Frames and sill, before the room. */
export const frames = (): Shape[] => [
  {
    d:
      panes(front, [RIGHT, SILL, LEFT - RIGHT, HEAD - SILL]) +
      lines(
        front,
        ...BARS.map(
          (bar) =>
            [
              [bar, SILL],
              [bar, HEAD],
            ] as const,
        ),
      ),
    stroke: mix(trim, ink.wheat, 0.35),
    width: 15,
  },
  {
    d: panes(front, [RIGHT - 0.16, SILL - 0.16, LEFT - RIGHT + 0.32, 0.12]),
    fill: mix(trim, ink.wheat, 0.2),
  },
]

const SHRUBS: readonly Mass[] = [
  [1300, 800, 84, 66],
  [1400, 776, 92, 84],
  [1510, 800, 100, 82],
  [1440, 830, 180, 60],
  [536, 742, 56, 36],
  [470, 746, 40, 26],
]

/** What the window throws on the lawn, with the shadows of its bars, a bicycle at the wall, and shrubs below the sill. */
export function garden(): Node[] {
  // Away from the lamp.
  const away = (along: number): Point => at(1.3 + (along - 1.3) * 1.34, 3.1)
  const beam = (from: number, to: number) => polygon([at(from, 5.7), at(to, 5.7), away(to), away(from)])
  const edges = [RIGHT, ...BARS, LEFT] as const
  return [
    {
      d: edges
        .slice(1)
        .map((to, i) => beam((edges[i] ?? RIGHT) + 0.06, to - 0.06))
        .join(''),
      fill: down(700, height, [0, ink.lamp, 0.75], [1, ink.gold, 0.34]),
    },
    {
      d: tufts({ seed: 5, from: 60, to: 1560, far: 770, near: 880, count: 24, bare: [400, 1240] }),
      stroke: mix(lawn, ink.glacier, 0.25),
      width: 2.5,
      round: true,
    },
    {
      d: tufts({ seed: 9, from: 460, to: 1200, far: 790, near: 880, count: 14 }),
      stroke: mix(lawn, ink.gold, 0.6),
      width: 2.5,
      round: true,
    },
    { d: 'M196 742q110-18 250-4-110 20-250 4z', fill: ink.night, opacity: 0.5 },
    { transform: 'translate(340 738) rotate(2) scale(1.34)', nodes: bicycle },
    ...crown(
      SHRUBS,
      { dark: mix(ink.spruce, ink.hill, 0.5), mid: mix(ink.hill, lawn, 0.5), lit: mix(ink.gold, lawn, 0.3) },
      { seed: 4, side: -1, leaf: 1.1, count: 26 },
    ),
  ]
}
