/** The duplex, its door open, and what is around it. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { boards, type Pane, panes } from '../perspective.ts'
import { moonAndStars } from '../stars.ts'
import { at, bright, facing, glass, LINE, lawn, leaf, shade, stone, sun, trim } from './view.ts'

const [FRONT, LEFT, MIDDLE, RIGHT, EAVES] = [14, -2.6, 4.6, 11.8, 5.3]
const front = facing(FRONT)
const tones = [
  mix(oklch(66, 0.05, 165), ink.wheat, 0.3),
  mix(mix(ink.gold, ink.wheat, 0.6), ink.oak, 0.1),
] as const
const roof = mix(ink.soil, ink.midRange, 0.4)

export function street(): Shape[] {
  return [
    {
      d: rect(0, 0, width, height),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(70, 0.085, 238), ink.glacier, 0.3)],
        [0.65, mix(ink.pale, ink.blush, 0.25)],
        [1, ink.wheat],
      ),
    },
    {
      d: rect(0, 0, 900, 700),
      fill: glow([0, 400], 760, 0.7, [0, ink.paper], [0.3, ink.wheat, 0.7], [1, sun, 0]),
      daily: true,
    },
    ...moonAndStars(
      { width, horizon: LINE, apex: [800, -60], span: [4000, 4000], moon: [1330, 120], clear: 0.5 },
      29,
    ),
    {
      d: 'M1010 200q-4-26 32-28 16-38 66-28 30-30 72-8 46-6 50 30 46-4 50 34z',
      fill: ink.paper,
      opacity: 0.85,
    },
    {
      d: 'M840 640V520q60-50 130-10 60-60 150-10 80-50 170 0 80-50 170-6 80-30 150 6v140z',
      fill: mix(leaf.dark, ink.pale, 0.3),
    },
    {
      d: rect(0, 600, width, 300),
      fill: down(600, height, [0, mix(lawn, sun, 0.3)], [1, mix(lawn, leaf.dark, 0.4)]),
    },
    { d: polygon([at(FRONT, 3.1), at(FRONT, 4.4), at(9, 4.6), at(9, 3)]), fill: stone },
    // The pavement, its kerb and the road.
    { d: polygon([at(9.1, -9), at(9.1, 60), at(7.6, 60), at(7.6, -4)]), fill: stone },
    {
      d: [-2, 0, 2, 4, 6, 8].map((t) => polyline([at(9.1, t), at(7.6, t)])).join(''),
      stroke: mix(stone, shade, 0.25),
      width: 2.5,
    },
    {
      d: polygon([at(7.3, -4), at(7.3, 60), [1640, 940], [-60, 940], [-60, 830]]),
      fill: mix(ink.midRange, ink.lilac, 0.4),
    },
    { d: polyline([at(7.3, -4), at(7.3, 60)]), stroke: bright, width: 7 },
  ]
}

const MASSES: readonly Mass[] = [
  [20, 130, 150, 110],
  [-60, 230, 110, 90],
  [130, 220, 100, 80],
  [40, 280, 130, 66],
]

export function house(): Node[] {
  const windows: readonly Pane[] = [
    [-1.2, 3.3, 1.1, 1.4],
    [1.4, 3.3, 1.1, 1.4],
    [-1, 0.9, 2.4, 1.6],
    [6.4, 3.3, 1.1, 1.4],
    [9, 3.3, 1.1, 1.4],
    [8, 0.9, 2.2, 1.6],
  ]
  const wall = (from: number, to: number, tone: string): Shape[] => [
    { d: panes(front, [from, 0, to - from, EAVES]), fill: mix(tone, sun, 0.2) },
    {
      d: boards(front, [from, 0.3, to - from, 4.6], 0.4),
      stroke: mix(tone, shade, 0.3),
      width: 2,
      opacity: 0.6,
    },
  ]
  return [
    ...wall(LEFT, MIDDLE, tones[0]),
    ...wall(MIDDLE, RIGHT, tones[1]),
    {
      d: polygon([
        at(13.3, LEFT - 0.4, EAVES - 0.2),
        at(13.3, RIGHT + 0.4, EAVES - 0.2),
        at(18, RIGHT + 0.4, 8),
        at(18, LEFT - 0.4, 8),
      ]),
      fill: mix(roof, sun, 0.2),
    },
    { d: panes(front, [LEFT, EAVES - 0.7, RIGHT - LEFT, 0.5]), fill: shade, opacity: 0.4 },
    {
      d: polyline([at(13.3, LEFT - 0.4, EAVES - 0.2), at(13.3, RIGHT + 0.4, EAVES - 0.2)]),
      stroke: trim,
      width: 10,
    },
    { d: panes(front, ...windows), fill: glass, lit: true },
    {
      d: windows
        .map(([x, up, , high]) =>
          polygon([
            front(x + 0.2, up),
            front(x + 0.5, up),
            front(x + 0.8, up + high),
            front(x + 0.5, up + high),
          ]),
        )
        .join(''),
      fill: ink.wheat,
      opacity: 0.55,
      daily: true,
    },
    { d: panes(front, ...windows), stroke: trim, width: 6 },
    { d: panes(front, [MIDDLE - 0.1, 0, 0.2, EAVES - 0.5]), fill: trim },
    // The canopy's shade, the open door and its hall, and the closed one.
    { d: panes(front, [2.8, 0.3, 3.6, 2.7]), fill: shade, opacity: 0.3 },
    { d: panes(front, [3.1, 0.3, 1.1, 2.2]), fill: ink.lamp, stroke: trim, width: 6 },
    { d: polygon([front(3.1, 0.3), front(3.6, 0.3), front(3.1, 1.6)]), fill: mix(ink.lamp, ink.oak, 0.5) },
    {
      d: polygon([at(14, 4.2, 0.3), at(13.2, 4.5, 0.3), at(13.2, 4.5, 2.5), at(14, 4.2, 2.5)]),
      fill: mix(ink.blue, ink.glacier, 0.15),
    },
    { d: panes(front, [5.1, 0.3, 1, 2.2]), fill: mix(ink.brick, ink.oak, 0.25), stroke: trim, width: 6 },
    {
      d: polygon([at(12.8, 2.6, 2.75), at(12.8, 6.6, 2.75), at(14, 6.6, 3.2), at(14, 2.6, 3.2)]),
      fill: mix(roof, sun, 0.35),
    },
    { d: polyline([at(12.8, 2.6, 2.72), at(12.8, 6.6, 2.72)]), stroke: trim, width: 9 },
    {
      d: [2.7, 6.5].map((t) => polyline([at(12.9, t, 0), at(12.9, t, 2.7)])).join(''),
      stroke: bright,
      width: 10,
    },
    {
      d: polygon([at(12.6, 2.6), at(12.6, 6.6), at(12.6, 6.6, 0.3), at(12.6, 2.6, 0.3)]),
      fill: mix(stone, shade, 0.3),
    },
    {
      d: polygon([at(12.6, 2.6, 0.3), at(12.6, 6.6, 0.3), at(14, 6.6, 0.3), at(14, 2.6, 0.3)]),
      fill: mix(stone, sun, 0.3),
    },
    {
      d: tufts({ seed: 5, from: 40, to: 420, far: 690, near: 730, count: 7 }),
      stroke: mix(lawn, sun, 0.5),
      width: 2.5,
      round: true,
    },
    // A street tree at the left.
    {
      d: 'M52 800Q44 640 50 520L20 360H48L66 460 96 360H122L82 540Q82 680 96 806 72 816 52 800z',
      fill: mix(ink.soil, ink.oak, 0.2),
    },
    ...crown(MASSES, leaf, { seed: 14, side: -1, leaf: 1.5, count: 26 }),
  ]
}
