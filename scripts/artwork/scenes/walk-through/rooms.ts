/** The three rooms, one behind the other, and the garden beyond the last door. */
import { ink, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, polygon, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { lines, panes } from '../perspective.ts'
import { at, bright, CEILING, facing, HEAD, OPEN, oak, shade, sunward } from './view.ts'

/** The rooms in their order, from the front door on: where each begins and ends, and the colour of its walls. */
export const ROOMS = [
  { from: 1.2, to: 3, half: 1.75, wall: mix(ink.nearRange, ink.glacier, 0.35) },
  { from: 3, to: 6.6, half: 2.6, wall: mix(mix(ink.brick, ink.blush, 0.62), ink.wheat, 0.25) },
  { from: 6.6, to: 10.4, half: 2.9, wall: mix(mix(ink.hill, ink.wheat, 0.55), ink.pale, 0.3) },
] as const

/** The floor, the ceiling and the two side walls of a room, and the wall at its end with the next opening. */
export function room({ from, to, half, wall }: (typeof ROOMS)[number]): Shape[] {
  const end = facing(to)
  const [left, right] = [sunward(-half), sunward(half)]
  const [lx, rx] = [end(-half, 0)[0], end(half, 0)[0]]
  return [
    {
      d: polygon([at(to, -half), at(to, half), at(from, half), at(from, -half)]),
      fill: down(at(to, 0)[1], at(from, 0)[1], [0, mix(oak, bright, 0.35)], [1, mix(oak, ink.soil, 0.2)]),
    },
    {
      d: polygon([
        at(to, -half, CEILING),
        at(to, half, CEILING),
        at(from, half, CEILING),
        at(from, -half, CEILING),
      ]),
      fill: mix(bright, wall, 0.3),
    },
    {
      d: panes(left, [from, 0, to - from, CEILING]),
      fill: between(
        [left(from, 0)[0], 0],
        [lx, 0],
        [0, mix(wall, ink.navy, 0.3)],
        [1, mix(wall, shade, 0.3)],
      ),
    },
    {
      d: panes(right, [from, 0, to - from, CEILING]),
      fill: between(
        [rx, 0],
        [right(from, 0)[0], 0],
        [0, mix(wall, bright, 0.2)],
        [1, mix(wall, ink.navy, 0.2)],
      ),
    },
    {
      d: panes(left, [from, 0, to - from, 0.12]) + panes(right, [from, 0, to - from, 0.12]),
      fill: mix(bright, wall, 0.25),
    },
    {
      d: `${panes(end, [-half, 0, half - OPEN, CEILING], [OPEN, 0, half - OPEN, CEILING], [-OPEN, HEAD, 2 * OPEN, CEILING - HEAD])}`,
      fill: mix(wall, shade, 0.14),
    },
    {
      d: lines(
        end,
        [
          [-OPEN, 0],
          [-OPEN, HEAD],
        ],
        [
          [-OPEN, HEAD],
          [OPEN, HEAD],
        ],
        [
          [OPEN, HEAD],
          [OPEN, 0],
        ],
      ),
      stroke: bright,
      width: Math.round(90 / to),
    },
  ]
}

/** Beyond the last door: the garden in the morning. */
export function garden(): Node {
  const end = facing(10.4)
  const [, foot] = end(0, 0)
  return {
    outside: true,
    nodes: [
      {
        d: rect(680, 330, 240, 240),
        fill: down(340, 500, [0, oklch(78, 0.07, 235)], [0.8, ink.pale], [1, ink.wheat]),
      },
      {
        d: `M700 ${foot - 60}q50-30 100-8 50-18 100 6v90H700z`,
        fill: mix(oklch(60, 0.1, 132), ink.nearRange, 0.2),
      },
      {
        d: ellipse(772, 452, 34, 30) + ellipse(800, 436, 26, 24),
        fill: mix(oklch(58, 0.11, 135), ink.nearRange, 0.1),
      },
      { d: 'M784 470V540', stroke: ink.soil, width: 7 },
      { d: rect(700, foot - 16, 200, 40), fill: mix(oklch(70, 0.12, 122), ink.wheat, 0.2) },
    ],
  }
}
