/** The chimney, the low wing of cedar, and the rooms above it. */
import { ink } from '../../../palette.ts'
import { ellipse, type Point, polygon, polyline, type Shape } from '../../../shape.ts'
import { lines, type Pane, panes, type Seen, wallsOf } from '../../perspective.ts'
import { CHIMNEY, DEEP, FLOOR, HALL, UPPER, WING } from './plan.ts'
import { cedar, level, rim, roof, type Span, stone, zinc } from './tones.ts'

/** A flat roof with deep eaves: its underside, to be drawn before its walls, and its edges. */
const flat = (
  at: Seen,
  [left, right]: Span,
  out: number,
  up: number,
  under: string,
): [under: Shape, edges: Shape[]] => [
  {
    d: level(at, [left, right], [out, DEEP + 0.6], up),
    fill: under,
  },
  [
    {
      d: polygon([
        at(out, left, up),
        at(out, right, up),
        at(out, right, up + 0.42),
        at(out, left, up + 0.42),
      ]),
      fill: roof.front,
    },
    {
      d: polygon([
        at(out, left, up),
        at(DEEP, left, up),
        at(DEEP, left, up + 0.42),
        at(out, left, up + 0.42),
      ]),
      fill: roof.lit,
    },
    {
      d: polyline([at(DEEP, left, up + 0.42), at(out, left, up + 0.42), at(out, right, up + 0.42)]),
      stroke: rim,
      width: 2.5,
    },
  ],
]

const upright = (
  plane: ReturnType<ReturnType<typeof wallsOf>['facing']>,
  [x, y, wide, high]: Pane,
  step: number,
) =>
  lines(
    plane,
    ...Array.from({ length: Math.floor(wide / step) }, (_, i): [Point, Point] => [
      [x + (i + 0.6) * step, y],
      [x + (i + 0.6) * step, y + high],
    ]),
  )

export function upper(at: Seen): Shape[] {
  const { facing, sunward } = wallsOf(at)
  const front = facing(UPPER.near)
  const [left, right] = UPPER.wide
  const base = WING.top
  const [under, edges] = flat(at, UPPER.eaves, UPPER.out, UPPER.top, cedar.mid)
  const windows: Pane[] = [
    [15.6, 4.9, 3.6, 2],
    [20.4, 4.9, 3, 2],
  ]
  return [
    under,
    { d: panes(sunward(left), [UPPER.near, base, DEEP - UPPER.near, UPPER.top - base]), fill: zinc.lit },
    {
      d: panes(front, [left, base, right - left, UPPER.top - base]),
      fill: zinc.mid,
    },
    { d: panes(front, ...windows), fill: ink.gold, lit: true },
    {
      d: panes(front, [15.6, 4.9, 0.5, 2], [18.7, 4.9, 0.5, 2], [22.9, 4.9, 0.5, 2], [20.9, 4.9, 1.5, 0.6]),
      fill: ink.soil,
      opacity: 0.5,
    },
    {
      d:
        panes(front, ...windows) +
        lines(
          front,
          [
            [17.4, 4.9],
            [17.4, 6.9],
          ],
          [
            [21.9, 4.9],
            [21.9, 6.9],
          ],
        ),
      stroke: roof.front,
      width: 4,
    },
    ...edges,
  ]
}

export function wing(at: Seen): Shape[] {
  const { facing } = wallsOf(at)
  const front = facing(WING.near)
  const [left, right] = WING.wide
  const tall = WING.top - FLOOR
  const [under, edges] = flat(at, WING.eaves, WING.out, WING.top, cedar.lit)
  const windows: Pane[] = [
    [17.4, FLOOR + 0.5, 5.2, 2.1],
    [24.2, FLOOR + 0.5, 3, 2.1],
  ]
  return [
    under,
    {
      d: panes(front, [left, FLOOR - 0.4, right - left, tall + 0.4]),
      fill: cedar.mid,
    },
    { d: upright(front, [left, FLOOR, right - left, tall], 1.2), stroke: cedar.dark, width: 2 },
    // The door, open to a lit entry, and the windows.
    {
      d: panes(front, [14.3, FLOOR, 1.8, 2.7], ...windows),
      fill: ink.gold,
      lit: true,
    },
    { d: panes(front, [14.3, FLOOR, 0.9, 2.7]), fill: cedar.dark },
    {
      d: panes(
        front,
        [18, FLOOR + 0.5, 1.8, 0.7],
        [20.6, FLOOR + 0.5, 0.5, 1.3],
        [24.6, FLOOR + 0.5, 2.2, 0.5],
        [17.4, FLOOR + 2.2, 5.2, 0.4],
      ),
      fill: ink.soil,
      opacity: 0.45,
    },
    {
      d:
        panes(front, ...windows) +
        lines(
          front,
          ...[18.7, 20, 21.3, 25.7].map((x): [Point, Point] => [
            [x, FLOOR + 0.5],
            [x, FLOOR + 2.6],
          ]),
        ),
      stroke: roof.front,
      width: 4,
    },
    // A pier of stone carries the end of the roof.
    { d: panes(facing(-1.2), [28, 1.1, 1, WING.top - 1.1]), fill: stone.dark },
    { d: panes(wallsOf(at).sunward(28), [-1.2, 1.1, 1, WING.top - 1.1]), fill: stone.lit },
    ...edges,
  ]
}

/** The side of the chimney in the sun, which the roof of the great room cuts off. */
export const flank = (at: Seen): Shape => {
  const side = wallsOf(at).sunward(CHIMNEY.wide[0])
  return {
    d: panes(side, [CHIMNEY.near, 1.1, CHIMNEY.far - CHIMNEY.near, CHIMNEY.top - 1.1]),
    fill: stone.sun,
  }
}

export function chimney(at: Seen): Shape[] {
  const { facing, sunward } = wallsOf(at)
  const front = facing(CHIMNEY.near)
  const side = sunward(CHIMNEY.wide[0])
  const [left, right] = CHIMNEY.wide
  const courses = Array.from({ length: 6 }, (_, i) => 2.4 + i * 1.3)
  return [
    { d: panes(side, [CHIMNEY.near, 1.1, HALL.out - CHIMNEY.near, CHIMNEY.top - 1.1]), fill: stone.sun },
    {
      d: panes(front, [left, 1.1, right - left, CHIMNEY.top - 1.1]),
      fill: stone.shade,
    },
    {
      d: lines(
        front,
        ...courses.map((up, i): [Point, Point] => [
          [left + (i % 3) * 0.3, up],
          [right - (i % 2) * 0.4, up],
        ]),
      ),
      stroke: stone.dark,
      width: 2,
    },
    {
      d: lines(
        side,
        [
          [-2.6, 2.4],
          [-0.8, 2.4],
        ],
        [
          [-1.9, 3.7],
          [-0.2, 3.7],
        ],
        [
          [-2.6, 5],
          [-1.1, 5],
        ],
        [
          [-2.6, 8.9],
          [0.3, 8.9],
        ],
      ),
      stroke: stone.lit,
      width: 3,
    },
    { d: panes(front, [left - 0.1, CHIMNEY.top, right - left + 0.2, 0.22]), fill: roof.front },
    { d: panes(side, [CHIMNEY.near - 0.1, CHIMNEY.top, CHIMNEY.far - CHIMNEY.near, 0.22]), fill: roof.lit },
    { d: polyline([front(left, CHIMNEY.top), front(left, 1.1)]), stroke: rim, width: 2.5 },
    // A lamp beside the door.
    { d: ellipse(...front(13, 3.2), 6, 11), fill: ink.lamp },
  ]
}
