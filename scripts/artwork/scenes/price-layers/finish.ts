/** The finished room: a marble hearth, a window on the mountains, a sofa and a lamp. At night it has light of its own. */
import { ink, mix } from '../../palette.ts'
import { between, ellipse, glow, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { area, FINISH as at, box, flat, line, shade, slab } from './iso.ts'

const WALL = 4.7
const marble = mix(ink.paper, ink.pale, 0.25)
const leather = mix(ink.brick, ink.oak, 0.45)
const cloth = mix(ink.blue, ink.nearRange, 0.5)
const [lampX, lampY] = at(0.9, 1, 3.5)

/** Flat on the wall at the right, from one x and height to another. */
const onWall = (x: number, up: number, to: number, top: number): string =>
  area(at, [x, 0, up], [to, 0, up], [to, 0, top], [x, 0, top])

const walls: Shape[] = [
  {
    d: area(at, [0, 0], [0, 10], [0, 10, WALL], [0, 0, WALL]),
    fill: between(
      at(0, 10),
      at(0, 0),
      [0, mix(ink.wheat, ink.paper, 0.35)],
      [1, mix(ink.wheat, ink.oak, 0.18)],
    ),
  },
  {
    d: area(at, [0, 0], [10, 0], [10, 0, WALL], [0, 0, WALL]),
    fill: between(
      at(0, 0),
      at(10, 0),
      [0, mix(ink.wheat, ink.oak, 0.45)],
      [1, mix(ink.wheat, ink.oak, 0.22)],
    ),
  },
  { d: line(at, [0, 10, WALL], [0, 0, WALL], [10, 0, WALL]), stroke: mix(ink.oak, ink.soil, 0.3), width: 3 },
  {
    d: line(at, [0, 10, 0.15], [0, 0, 0.15], [10, 0, 0.15]),
    stroke: mix(ink.wheat, ink.paper, 0.5),
    width: 2,
  },
]

const view = onWall(2, 1.1, 5.2, 3.9)

const pane: Node[] = [
  {
    clip: view,
    outside: true,
    nodes: [
      {
        d: view,
        fill: between(at(3, 0, 4), at(3, 0, 1), [0, ink.glacier], [1, mix(ink.blush, ink.gold, 0.35)]),
      },
      {
        d: area(
          at,
          [1.6, 0, 1],
          [1.6, 0, 2],
          [2.6, 0, 2.9],
          [3.3, 0, 2],
          [4.2, 0, 3.1],
          [5.4, 0, 2],
          [5.4, 0, 1],
        ),
        fill: mix(ink.midRange, ink.lilac, 0.3),
      },
      { d: area(at, [1.6, 0, 1], [1.6, 0, 1.7], [5.4, 0, 1.8], [5.4, 0, 1]), fill: ink.hill },
    ],
  },
  { d: view + line(at, [3.6, 0, 1.1], [3.6, 0, 3.9]), stroke: mix(ink.paper, ink.wheat, 0.3), width: 2.6 },
]

const hearth: Shape[] = [
  {
    d: onWall(6.2, 0, 9.2, WALL - 0.1),
    fill: between(at(6, 0), at(9, 0), [0, mix(marble, ink.midRange, 0.3)], [1, marble]),
  },
  {
    d:
      line(at, [6.6, 0, 4.4], [7.2, 0, 3.4], [7.1, 0, 2.6]) +
      line(at, [8.9, 0, 4.2], [8.2, 0, 3.1], [8.5, 0, 2.5]),
    stroke: mix(ink.midRange, ink.oak, 0.3),
    width: 0.9,
    opacity: 0.6,
  },
  { d: onWall(6.8, 0.4, 8.6, 1.9), fill: ink.deep },
  { d: onWall(7.1, 0.45, 8.3, 0.8), fill: ink.amber },
  { d: area(at, [7.2, 0, 0.5], [7.4, 0, 1.2], [7.6, 0, 0.8], [7.8, 0, 1.5], [8.1, 0, 0.5]), fill: ink.gold },
  ...box(at, [6, 0, 2.1], [3.4, 0.35, 0.2], mix(ink.oak, ink.soil, 0.3)),
]

const sofa: Shape[] = [
  shade(at, [0.8, 8], 1.9, 1, 0.28),
  ...box(at, [0.3, 3.4], [0.6, 4.6, 1.75], cloth),
  ...box(at, [0.8, 3.4], [1.5, 4.6, 0.75], cloth),
  {
    d: line(at, [0.9, 5.7, 0.75], [2.3, 5.7, 0.75], [2.3, 5.7, 0.2]),
    stroke: ink.navy,
    width: 1,
    opacity: 0.5,
  },
  ...box(at, [0.5, 3], [1.8, 0.5, 1.2], cloth),
  ...box(at, [0.5, 7.8], [1.8, 0.5, 1.2], cloth),
  ...box(at, [0.9, 4, 0.75], [0.35, 1, 0.85], ink.amber),
  ...box(at, [0.9, 6.3, 0.75], [0.35, 1, 0.85], ink.wheat),
]

const seats: Shape[] = [
  shade(at, [4.1, 7], 1.5, 0.7, 0.3),
  ...box(at, [4.2, 4.7], [1.5, 2.2, 0.4], mix(ink.oak, ink.soil, 0.4)),
  ...box(at, [4.1, 4.6, 0.4], [1.7, 2.4, 0.2], marble),
  ...box(at, [4.7, 5.3, 0.6], [0.6, 0.7, 0.15], ink.brick),
  shade(at, [6.6, 6], 2.2, 0.8),
  ...box(at, [6.6, 3.5], [1.9, 0.45, 1.15], leather),
  ...box(at, [6.6, 3.95], [1.6, 1.6, 0.7], leather),
  ...box(at, [8.2, 3.5], [0.45, 2.5, 1.8], leather),
  ...box(at, [6.6, 5.55], [1.9, 0.45, 1.15], leather),
]

const room = area(at, [0, 10], [0, 10, WALL], [0, 0, WALL], [10, 0, WALL], [10, 0], [10, 10])

const lamp: Node[] = [
  {
    clip: room,
    nodes: [
      {
        d: ellipse(lampX, lampY, 52),
        fill: glow([lampX, lampY], 52, 1, [0, ink.lamp, 0.75], [1, ink.gold, 0]),
      },
    ],
  },
  { d: line(at, [0.9, 1], [0.9, 1, 3.2]), stroke: mix(ink.soil, ink.deep, 0.4), width: 1.8 },
  { d: `M${lampX - 5} ${lampY - 7}h10l4 13h-18z`, fill: ink.lamp },
]

export const finish = (): Node[] => [
  ...slab(at, 0.9, mix(ink.oak, ink.gold, 0.3), mix(ink.oak, ink.soil, 0.3)),
  {
    d: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((x) => line(at, [x, 0], [x, 10])).join(''),
    stroke: ink.soil,
    width: 0.9,
    opacity: 0.35,
  },
  ...walls,
  ...pane,
  ...hearth,
  // The sun through the window, and at night the fire.
  { d: area(at, [2.4, 0.2], [5.4, 0.2], [4, 3.4], [1.2, 3.4]), fill: ink.wheat, opacity: 0.4, daily: true },
  { d: area(at, [6.8, 0.2], [8.7, 0.2], [9.6, 4.4], [6, 4.4]), fill: ink.lamp, opacity: 0.35, nightly: true },
  { d: flat(at, [2.7, 3.2], 4.6, 5.2), fill: mix(ink.wheat, ink.paper, 0.4) },
  { d: flat(at, [3, 3.5], 4, 4.6), stroke: mix(ink.brick, ink.oak, 0.4), width: 1.6 },
  ...lamp,
  ...sofa,
  ...seats,
]
