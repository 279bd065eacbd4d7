/** The great room: glass two storeys high around a corner, and the room that it shows. */
import { ink } from '../../../palette.ts'
import { between, ellipse, glow, type Point, polygon, polyline, type Shape } from '../../../shape.ts'
import { type Node, placed } from '../../../svg.ts'
import { lines, panes, type Seen, wallsOf } from '../../perspective.ts'
import { ceiling, DEEP, FLOOR, HALL } from './plan.ts'
import { cedar, level, rim, roof, stone } from './tones.ts'

const [, RIGHT] = HALL.wide
/** Where the glass ends on the sunny side, and its height there and across the front. */
const CORNER = 4
const head = (x: number) => ceiling(x) - 0.35
const BARS = [2.3, 4.6, 6.9, 9.2]
const REAR = 5.5
/** Somebody who looks out, 100 px tall. */
const SOMEBODY =
  'M-11 0L-9-46Q-17-78-4-83H6Q18-78 10-46L12 0H3L1-38-2 0zM-7-92a8 9 0 1 0 16 0a8 9 0 1 0-16 0z'

/** The underside of the roof, which the walls are in front of, in the light of the room. */
export const soffit = (at: Seen): Shape[] => {
  const [left, right] = HALL.eaves
  const edge = (along: number): [Point, Point] => [
    at(along, left, ceiling(left)),
    at(along, right, ceiling(right)),
  ]
  const d = polygon([...edge(HALL.out), ...edge(DEEP + 1).reverse()])
  return [
    { d, fill: cedar.mid },
    { d, fill: glow(at(0, 2.6, 7.5), 330, 0.55, [0, ink.gold, 0.9], [1, ink.gold, 0.1]) },
  ]
}

/** What is seen through the glass: the walls of the room, a gallery, lamps, and somebody at the window. */
function inside(at: Seen): Node[] {
  const { facing, sunward } = wallsOf(at)
  const rear = facing(REAR)
  const [px, py] = at(0.6, 8.2, FLOOR).map(Math.round) as [number, number]
  const lamps = [2.6, 4.2, 5.8].map((x, i) => [x, 5.4 - (i % 2) * 0.6] as const)
  return [
    // Ceiling, floor and the stone of the chimney.
    {
      d: polygon([
        at(0, 0, 7.8),
        at(0, RIGHT, ceiling(RIGHT)),
        at(REAR, RIGHT, ceiling(RIGHT)),
        at(REAR, 0, 7.8),
      ]),
      fill: ink.soil,
      opacity: 0.5,
    },
    { d: level(at, [0, RIGHT], [0, REAR], FLOOR), fill: ink.soil, opacity: 0.55 },
    { d: panes(sunward(RIGHT), [0, FLOOR, REAR, 6]), fill: ink.soil, opacity: 0.42 },
    // Shelves, and a picture.
    {
      d: panes(rear, [0.6, FLOOR, 2.3, 3.1]) + panes(rear, [5.3, 2.3, 1.6, 1.3]),
      fill: ink.soil,
      opacity: 0.3,
    },
    {
      d: lines(
        rear,
        ...[2.1, 2.9, 3.7].map((up): [Point, Point] => [
          [0.6, up],
          [2.9, up],
        ]),
      ),
      stroke: ink.soil,
      width: 3,
      opacity: 0.5,
    },
    // The gallery, with its rail and the stair.
    { d: panes(facing(2.6), [7.2, 4.3, RIGHT - 7.2, 0.35]), fill: ink.soil, opacity: 0.8 },
    { d: level(at, [7.2, RIGHT], [2.6, REAR], 4.3), fill: ink.soil, opacity: 0.5 },
    {
      d:
        lines(
          facing(2.6),
          [
            [7.2, 5.5],
            [RIGHT, 5.5],
          ],
          ...[7.3, 8.1, 8.9, 9.7, 10.5].map((x): [Point, Point] => [
            [x, 4.6],
            [x, 5.5],
          ]),
        ) +
        lines(
          facing(3.4),
          ...[0, 1, 2, 3, 4, 5].map((i): [Point, Point] => [
            [5 + i * 0.42, 1.7 + i * 0.5],
            [5.7 + i * 0.42, 1.7 + i * 0.5],
          ]),
        ),
      stroke: ink.soil,
      width: 4,
    },
    // Lamps over the table.
    {
      d: lamps.map(([x, up]) => polyline([at(2, x, ceiling(x)), at(2, x, up)])).join(''),
      stroke: ink.soil,
      width: 2,
    },
    { d: lamps.map(([x, up]) => ellipse(...at(2, x, up), 11, 7)).join(''), fill: ink.deep },
    {
      d:
        panes(facing(1.6), [2.4, 2.05, 3.6, 0.14], [2.7, FLOOR, 0.16, 0.8], [5.5, FLOOR, 0.16, 0.8]) +
        panes(facing(1), [7.4, FLOOR, 2.8, 0.5], [7.4, FLOOR, 0.4, 0.85], [9.8, FLOOR, 0.4, 0.85]) +
        panes(facing(1.4), [7.6, FLOOR + 0.4, 2.4, 0.65]),
      fill: ink.soil,
      opacity: 0.85,
    },
    placed([{ d: SOMEBODY, fill: ink.deep }], px, py, Math.round(py - at(0.6, 8.2, FLOOR + 1.75)[1]) / 100),
  ]
}

/** The walls, with the room behind the glass. */
export function hall(at: Seen): Node[] {
  const { facing, sunward } = wallsOf(at)
  const [front, end] = [facing(0), sunward(0)]
  const glass = polygon([
    at(CORNER, 0, FLOOR),
    at(0, 0, FLOOR),
    at(0, RIGHT, FLOOR),
    at(0, RIGHT, head(RIGHT)),
    at(0, 0, head(0)),
    at(CORNER, 0, head(0)),
  ])
  return [
    // The end in the last sun: stone, with a tall window.
    {
      d: panes(end, [CORNER, 1, DEEP - CORNER, 6.8]),
      fill: stone.sun,
    },
    {
      d: lines(
        end,
        ...[2, 2.9, 3.8, 4.7, 5.6, 6.5].map((up, i): [Point, Point] => [
          [CORNER + (i % 2) * 0.6, up],
          [DEEP - (i % 3) * 0.8, up],
        ]),
      ),
      stroke: stone.shade,
      width: 2,
      opacity: 0.6,
    },
    { d: panes(end, [6.2, 2.4, 0.9, 4]), fill: ink.gold, stroke: roof.front, width: 4, lit: true },
    { d: panes(end, [CORNER, 6.9, DEEP - CORNER, 0.9]), fill: ink.night, opacity: 0.25 },
    // The glass.
    { d: glass, fill: between(front(0, 8), front(6, 1), [0, ink.lamp], [1, ink.amber]), lit: true },
    { clip: glass, nodes: inside(at) },
    // The glass of the corner mirrors some of the sky.
    {
      d: polygon([end(CORNER, 4.4), end(1.2, 4.4), end(0, 6), end(0, head(0)), end(CORNER, head(0))]),
      fill: ink.blush,
      opacity: 0.45,
      daily: true,
    },
    // Its frames, and the beam above it.
    {
      d:
        lines(
          front,
          ...BARS.map((x): [Point, Point] => [
            [x, FLOOR],
            [x, head(x)],
          ]),
          [
            [0, 4.4],
            [RIGHT, 4.4],
          ],
        ) +
        lines(
          end,
          [
            [2, FLOOR],
            [2, head(0)],
          ],
          [
            [0, 4.4],
            [CORNER, 4.4],
          ],
          [
            [CORNER, FLOOR],
            [CORNER, head(0)],
          ],
        ),
      stroke: roof.front,
      width: 5,
    },
    { d: polyline([at(0, 0, FLOOR), at(0, 0, head(0))]), stroke: roof.front, width: 8 },
    {
      d: polygon([
        front(0, head(0)),
        front(RIGHT, head(RIGHT)),
        front(RIGHT, ceiling(RIGHT)),
        front(0, ceiling(0)),
      ]),
      fill: cedar.mid,
    },
    { d: panes(end, [0, head(0), CORNER, 0.35]), fill: cedar.lit },
  ]
}

/** The edge of the roof. */
export function fascia(at: Seen): Shape[] {
  const [left, right] = HALL.eaves
  const on = (along: number, x: number, thick: number) => at(along, x, ceiling(x) + thick)
  return [
    {
      d: polygon([
        on(HALL.out, left, 0),
        on(HALL.out, right, 0),
        on(HALL.out, right, 0.5),
        on(HALL.out, left, 0.5),
      ]),
      fill: roof.front,
    },
    {
      d: polygon([
        on(HALL.out, left, 0),
        on(DEEP + 1, left, 0),
        on(DEEP + 1, left, 0.5),
        on(HALL.out, left, 0.5),
      ]),
      fill: roof.lit,
    },
    {
      d: polyline([on(DEEP + 1, left, 0.5), on(HALL.out, left, 0.5), on(HALL.out, right, 0.5)]),
      stroke: rim,
      width: 3,
    },
  ]
}
