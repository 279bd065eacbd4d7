/** The hall: its windows with the valley outside, ceiling, floor and wall. */
import { ink, mix } from '../../palette.ts'
import { glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moods } from '../moods.ts'
import { lines, panes } from '../perspective.ts'
import { view } from '../view.ts'
import {
  across,
  at,
  CEILING,
  cedar,
  edge,
  facing,
  level,
  plaster,
  sun,
  sunward,
  WALL,
  WINDOWS,
} from './view.ts'

const pane = facing(WINDOWS)
const [LEFT, RIGHT, SILL, HEAD] = [-4.6, 4.2, 0.25, 6.2]
const BARS = [-3.2, -1.4, 0.4, 2.2]

export function windows(): Node[] {
  const glass = panes(pane, [LEFT, SILL, RIGHT - LEFT, HEAD - SILL])
  return [
    { d: rect(0, 0, width, height), fill: plaster },
    { clip: glass, nodes: [view(-20, -40, 940, 702, moods.gold, 27)] },
    {
      d: panes(
        pane,
        [LEFT, 0, RIGHT - LEFT, SILL],
        [LEFT, HEAD, RIGHT - LEFT, CEILING - HEAD],
        [RIGHT, 0, WALL - RIGHT, CEILING],
      ),
      fill: mix(plaster, ink.night, 0.5),
    },
    {
      d:
        lines(
          pane,
          ...BARS.map((x): [Point, Point] => [
            [x, SILL],
            [x, HEAD],
          ]),
          [
            [LEFT, 2.7],
            [RIGHT, 2.7],
          ],
        ) + panes(pane, [LEFT, SILL, RIGHT - LEFT, HEAD - SILL]),
      stroke: ink.deep,
      width: 13,
    },
    {
      d: lines(
        pane,
        ...BARS.map((x): [Point, Point] => [
          [x - 0.07, SILL],
          [x - 0.07, HEAD],
        ]),
        [
          [LEFT, 2.62],
          [RIGHT, 2.62],
        ],
      ),
      stroke: edge,
      width: 2,
      opacity: 0.6,
    },
  ]
}

export function ceiling(): Shape[] {
  const beams = [7.9, 6.4, 4.9, 3.4]
  return [
    {
      d: level(-6, WALL, 0.4, WINDOWS, CEILING),
      fill: across(at(WINDOWS, 0, CEILING), at(4, 2, CEILING), [0, cedar.lit], [1, cedar.mid]),
    },
    {
      d: [-4, -3, -2, -1, 0, 1, 2, 3, 4]
        .map((x) => polyline([at(WINDOWS, x, CEILING), at(2.4, x, CEILING)]))
        .join(''),
      stroke: cedar.dark,
      width: 2,
      opacity: 0.6,
    },
    {
      d: beams.map((along) => level(-6, WALL, along - 0.3, along, CEILING - 0.35)).join(''),
      fill: cedar.mid,
    },
    {
      d: beams.map((along) => panes(facing(along - 0.3), [-6, CEILING - 0.35, 6 + WALL, 0.36])).join(''),
      fill: cedar.dark,
    },
  ]
}

export function floor(): Shape[] {
  const bays = [...BARS, RIGHT].map((right, i): [number, number] => [
    (BARS[i - 1] ?? LEFT) + 0.1,
    right - 0.1,
  ])
  return [
    {
      d: level(-8, WALL, 0.7, WINDOWS),
      fill: across(at(WINDOWS, -1), at(2.2, 2.4), [0, cedar.lit], [0.5, cedar.mid], [1, cedar.dark]),
    },
    {
      d: Array.from({ length: 18 }, (_, i) =>
        polyline([at(WINDOWS, -4.4 + i * 0.5), at(1.6, -4.4 + i * 0.5)]),
      ).join(''),
      stroke: cedar.dark,
      width: 2,
      opacity: 0.5,
    },
    // The last sun, in the shape of the panes.
    {
      d: bays
        .map(([left, right]) =>
          polygon([at(8.9, left), at(8.9, right), at(4.4, Math.min(right + 1.7, WALL)), at(4.4, left + 1.7)]),
        )
        .join(''),
      fill: across(at(9, 0), at(4.6, 2), [0, ink.wheat, 0.5], [1, ink.amber, 0.12]),
      daily: true,
    },
  ]
}

/** The wall on the right, with a niche of books that is lit from above. */
export function wall(): Shape[] {
  const side = sunward(WALL)
  const shelf = [0.5, 1.3, 2.1] as const
  const books = (up: number, from: number, list: readonly number[]) =>
    list.map((tall, i) => panes(side, [from + i * 0.11, up, 0.09, tall])).join('')
  return [
    {
      d: panes(side, [0.6, 0, WINDOWS - 0.6, CEILING]),
      fill: across(
        side(9, 3),
        side(2, 3),
        [0, mix(plaster, sun, 0.45)],
        [0.5, plaster],
        [1, mix(plaster, ink.night, 0.55)],
      ),
    },
    {
      d: panes(side, [2.2, 0.5, 1.3, 2.5]),
      fill: across(side(2, 3), side(2, 0.5), [0, mix(ink.amber, ink.oak, 0.3)], [1, cedar.dark]),
    },
    { d: shelf.map((up) => panes(side, [2.2, up, 1.3, 0.07])).join(''), fill: cedar.dark },
    {
      d: books(0.57, 2.28, [0.45, 0.5, 0.42, 0.52, 0.48, 0.4]) + books(1.37, 2.95, [0.46, 0.5, 0.42, 0.48]),
      fill: ink.navy,
    },
    {
      d: books(0.57, 3.05, [0.42, 0.5, 0.46]) + books(2.17, 2.36, [0.44, 0.5, 0.46, 0.4]),
      fill: mix(ink.brick, ink.soil, 0.4),
    },
    { d: panes(side, [2.34, 1.37, 0.28, 0.34], [3, 2.17, 0.3, 0.26]), fill: mix(ink.glacier, ink.blue, 0.5) },
    { d: panes(side, [2.2, 0.5, 1.3, 2.5]), stroke: cedar.dark, width: 9 },
    { d: rect(900, 0, 700, 900), fill: glow([1260, 560], 520, 0.9, [0, ink.gold, 0.28], [1, ink.gold, 0]) },
  ]
}
