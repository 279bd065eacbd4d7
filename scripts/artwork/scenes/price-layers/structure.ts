/** The frame of the house on its concrete: studs, plates, joists and rafters, with a duct and the pipes. */
import { ink, kept, mix } from '../../palette.ts'
import { ellipse, glow, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { area, STRUCTURE as at, box, line, type Spot, shade, slab } from './iso.ts'

const [LEFT, RIGHT, BACK, FRONT] = [2, 8.2, 1.2, 8.8]
const [EAVES, RIDGE] = [2.8, 4.5]
const MIDDLE = (LEFT + RIGHT) / 2
const timber = mix(ink.wheat, ink.gold, 0.4)

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

/** A wall of studs between two corners, with its plates. */
function studs([x0, y0]: Spot, [x1, y1]: Spot, count: number, colour: string): Shape[] {
  const along = steps(0, 1, count).map((t): [number, number] => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t])
  return [
    { d: along.map(([x, y]) => line(at, [x, y], [x, y, EAVES])).join(''), stroke: colour, width: 2.2 },
    {
      d: [0, EAVES].map((up) => line(at, [x0, y0, up], [x1, y1, up])).join(''),
      stroke: colour,
      width: 3,
    },
  ]
}

const shaded = mix(timber, ink.soil, 0.5)
const inShade = mix(timber, ink.oak, 0.55)

const rafters = (side: number): string =>
  steps(BACK, FRONT, 9)
    .map((y) => line(at, [side, y, EAVES], [MIDDLE, y, RIDGE]))
    .join('')

const [bulbX, bulbY] = at(5.4, 5.4, 2.3)

/** What a bulb on the site lights at night. */
const bulb: Shape[] = [
  {
    d: ellipse(bulbX, bulbY, 92, 54),
    fill: glow(
      [bulbX, bulbY],
      92,
      0.6,
      [0, kept(ink.lamp), 0.8],
      [0.45, kept(ink.amber), 0.32],
      [1, kept(ink.amber), 0],
    ),
    nightly: true,
  },
  { d: ellipse(bulbX, bulbY, 3.4), fill: ink.wheat, nightly: true },
]

export const structure = (): Node[] => [
  {
    outside: true,
    nodes: [
      ...slab(at, 1.1, mix(ink.wheat, ink.pale, 0.3), mix(ink.oak, ink.midRange, 0.45)),
      shade(at, [LEFT, FRONT], RIGHT - LEFT - 0.4, 0.9, 0.22),
      {
        d: area(at, [LEFT, BACK], [RIGHT, BACK], [RIGHT, FRONT], [LEFT, FRONT]),
        fill: mix(ink.oak, ink.wheat, 0.4),
      },
      {
        d: steps(BACK, FRONT, 12)
          .map((y) => line(at, [LEFT, y], [RIGHT, y]))
          .join(''),
        stroke: mix(ink.oak, ink.soil, 0.4),
        width: 1.2,
      },
      ...studs([LEFT, FRONT], [LEFT, BACK], 9, shaded),
      ...studs([LEFT, BACK], [RIGHT, BACK], 8, shaded),
      ...box(at, [3.2, 3], [1.2, 1.2, 1.7], mix(ink.glacier, ink.midRange, 0.5)),
      ...box(at, [3.5, 3.3, 1.7], [0.6, 3.9, 0.6], mix(ink.pale, ink.midRange, 0.4)),
      {
        d: line(at, [6.6, 2, 0.1], [6.6, 2, 2.4], [6.6, 6.6, 2.4], [6.6, 6.6, 0.1]),
        stroke: mix(ink.brick, ink.amber, 0.4),
        width: 2.4,
      },
      { d: rafters(LEFT - 0.4), stroke: inShade, width: 2 },
      ...studs([LEFT, FRONT], [RIGHT, FRONT], 8, inShade),
      ...studs([RIGHT, BACK], [RIGHT, FRONT], 10, timber),
      {
        d: line(at, [LEFT, FRONT, EAVES], [MIDDLE, FRONT, RIDGE], [RIGHT, FRONT, EAVES]),
        stroke: inShade,
        width: 3,
      },
      { d: rafters(RIGHT + 0.4), stroke: mix(timber, ink.paper, 0.3), width: 2.2 },
      {
        d: line(at, [MIDDLE, BACK - 0.2, RIDGE], [MIDDLE, FRONT + 0.2, RIDGE]),
        stroke: mix(timber, ink.paper, 0.3),
        width: 3.4,
      },
      ...bulb,
    ],
  },
]
