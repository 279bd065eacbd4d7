/** The front of the house, in siding over brick, its windows, its door and the porch before that. */
import { ink, mix } from '../../palette.ts'
import { ellipse, glow, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { boards, bricks, lines, type Pane, panes } from '../perspective.ts'
import {
  at,
  brickwork,
  bright,
  door,
  FLOOR,
  FRONT,
  facing,
  glass,
  LEFT,
  PORCH,
  RIGHT,
  roof,
  shade,
  siding,
  stone,
  sun,
  trim,
} from './view.ts'

const front = facing(FRONT)
const edge = facing(PORCH)
const EAVES = 2.95
const [FROM, TO] = [2.3, 6]
const DOOR: Pane = [4.2, FLOOR, 1, 2.15]
const WINDOWS: readonly Pane[] = [
  [-1, 1.15, 1.1, 1.35],
  [0.1, 1.15, 1.1, 1.35],
  [7.4, 1.15, 1.1, 1.35],
  [8.5, 1.15, 1.1, 1.35],
  [10.4, 1.3, 0.9, 1.2],
]

export function house(): Shape[] {
  return [
    {
      d: panes(front, [LEFT, 0, RIGHT - LEFT, EAVES]),
      fill: {
        kind: 'linear',
        from: front(LEFT, 2),
        to: front(RIGHT, 2),
        stops: [
          [0, mix(siding, sun, 0.42)],
          [1, mix(siding, shade, 0.2)],
        ],
      },
    },
    {
      d: boards(front, [LEFT, 1, RIGHT - LEFT, 2], 0.24),
      stroke: mix(siding, shade, 0.45),
      width: 2,
      opacity: 0.5,
    },
    {
      d: panes(front, [LEFT, 0, RIGHT - LEFT, 0.85]),
      fill: {
        kind: 'linear',
        from: front(LEFT, 0),
        to: front(RIGHT, 0),
        stops: [
          [0, mix(brickwork, sun, 0.4)],
          [1, mix(brickwork, shade, 0.15)],
        ],
      },
    },
    {
      d: bricks(front, [LEFT, 0, 4, 0.8], 20, 4) + bricks(front, [6, 0, 6, 0.8], 18, 9),
      stroke: mix(brickwork, shade, 0.35),
      width: 3,
    },
    { d: panes(front, [LEFT, 0.82, RIGHT - LEFT, 0.1], [LEFT, 0, 0.14, EAVES]), fill: trim },
    { d: panes(front, [LEFT, EAVES - 0.5, RIGHT - LEFT, 0.5]), fill: shade, opacity: 0.5 },
    ...windows(),
    {
      d: polygon([
        at(FRONT - 0.7, LEFT - 0.5, EAVES - 0.1),
        at(FRONT - 0.7, RIGHT + 0.5, EAVES - 0.1),
        at(13, RIGHT + 0.5, 5.3),
        at(13, LEFT - 0.5, 5.3),
      ]),
      fill: {
        kind: 'linear',
        from: at(11, LEFT, 4),
        to: at(11, RIGHT, 4),
        stops: [
          [0, mix(roof, sun, 0.4)],
          [1, mix(roof, shade, 0.3)],
        ],
      },
    },
    {
      d: [0.2, 0.4, 0.6, 0.8]
        .map((t) =>
          polyline([
            at(8.3 + 4.7 * t, LEFT - 0.5, 2.85 + 2.45 * t),
            at(8.3 + 4.7 * t, RIGHT + 0.5, 2.85 + 2.45 * t),
          ]),
        )
        .join(''),
      stroke: mix(roof, ink.deep, 0.4),
      width: 2,
      opacity: 0.5,
    },
    {
      d: polyline([at(FRONT - 0.7, LEFT - 0.5, EAVES - 0.1), at(FRONT - 0.7, RIGHT + 0.5, EAVES - 0.1)]),
      stroke: trim,
      width: 10,
    },
  ]
}

const windows = (): Shape[] => [
  { d: panes(front, ...WINDOWS), fill: glass, lit: true },
  {
    d: WINDOWS.map(([x, up, , high]) =>
      polygon([front(x + 0.2, up), front(x + 0.5, up), front(x + 0.9, up + high), front(x + 0.6, up + high)]),
    ).join(''),
    fill: ink.wheat,
    opacity: 0.55,
    daily: true,
  },
  { d: panes(front, ...WINDOWS), stroke: trim, width: 8 },
  {
    d: panes(front, [-1.12, 1.02, 2.44, 0.12], [7.28, 1.02, 2.44, 0.12], [10.3, 1.17, 1.1, 0.12]),
    fill: trim,
  },
]

/** The porch: what is behind those who stand on it. */
export function porch(): Shape[] {
  const [x, up, wide, high] = DOOR
  const lamp = front(3.55, 2.05)
  return [
    // Its roof's shade on the wall, to the right.
    {
      d: polygon([
        front(FROM + 0.2, EAVES),
        front(TO + 1.2, EAVES),
        front(TO + 1.2, FLOOR),
        front(TO + 0.3, FLOOR),
        front(TO + 0.3, 2.2),
        front(FROM + 0.2, 2.5),
      ]),
      fill: shade,
      opacity: 0.38,
    },
    { d: panes(front, [x - 0.12, up, wide + 0.24, high + 0.12]), fill: trim },
    { d: panes(front, DOOR), fill: door },
    {
      d: panes(front, [x + 0.14, up + 0.15, 0.3, 0.8], [x + 0.56, up + 0.15, 0.3, 0.8]),
      fill: mix(door, ink.soil, 0.35),
    },
    {
      d: panes(front, [x + 0.14, up + 1.15, 0.72, 0.8]),
      fill: glass,
      stroke: mix(door, ink.soil, 0.35),
      width: 4,
      lit: true,
    },
    { d: ellipse(...front(x + 0.1, up + 1), 5), fill: ink.wheat },
    { d: ellipse(...lamp, 62, 60), fill: glow(lamp, 62, 1, [0, ink.gold, 0.6], [1, ink.gold, 0]) },
    { d: panes(front, [3.45, 1.9, 0.2, 0.34]), fill: ink.lamp, stroke: ink.deep, width: 3 },
    // The floor, its front, and the steps.
    {
      d: polygon([
        at(FRONT, FROM, FLOOR),
        at(FRONT, TO, FLOOR),
        at(PORCH, TO, FLOOR),
        at(PORCH, FROM, FLOOR),
      ]),
      fill: mix(stone, sun, 0.25),
    },
    { d: panes(edge, [FROM, 0, TO - FROM, FLOOR]), fill: mix(brickwork, shade, 0.1) },
    {
      d: polygon([at(PORCH, FROM, 0), at(FRONT, FROM, 0), at(FRONT, FROM, FLOOR), at(PORCH, FROM, FLOOR)]),
      fill: mix(brickwork, sun, 0.4),
    },
    ...[0.3, 0.15].flatMap((rise, i): Shape[] => {
      const near = PORCH - 0.36 * (i + 1)
      return [
        {
          d: polygon([at(near, 2.6, rise), at(near, 4.9, rise), at(PORCH, 4.9, rise), at(PORCH, 2.6, rise)]),
          fill: mix(stone, sun, 0.25),
        },
        { d: panes(facing(near), [2.6, 0, 2.3, rise]), fill: mix(stone, shade, 0.35) },
      ]
    }),
  ]
}

/** Its posts, and the gable over it. */
export function porchRoof(): Shape[] {
  const [low, peak, middle, out] = [2.75, 4.1, (FROM + TO) / 2, PORCH - 0.4]
  const over = facing(out)
  const post = (across: number): readonly [Point, Point] => [edge(across, FLOOR), edge(across, low)]
  return [
    {
      d: lines(edge, [
        [FROM + 0.1, low - 0.1],
        [TO - 0.1, low - 0.1],
      ]),
      stroke: mix(trim, shade, 0.35),
      width: 22,
    },
    {
      d: [FROM + 0.15, TO - 0.15].map((t) => polyline(post(t))).join(''),
      stroke: mix(trim, shade, 0.25),
      width: 22,
    },
    { d: [FROM + 0.09, TO - 0.21].map((t) => polyline(post(t))).join(''), stroke: bright, width: 8 },
    {
      d: panes(edge, [FROM - 0.05, FLOOR, 0.4, 0.8], [TO - 0.35, FLOOR, 0.4, 0.8]),
      fill: mix(brickwork, sun, 0.12),
    },
    {
      d: panes(edge, [FROM - 0.05, FLOOR, 0.12, 0.8], [TO - 0.35, FLOOR, 0.12, 0.8]),
      fill: mix(brickwork, sun, 0.6),
    },
    // Its left slope, in the sun, runs back to the roof of the house.
    {
      d: polygon([at(out, FROM - 0.5, low), at(out, middle, peak), at(10.7, middle, peak)]),
      fill: mix(roof, sun, 0.6),
    },
    {
      d: polygon([over(FROM - 0.5, low), over(TO + 0.5, low), over(middle, peak)]),
      fill: mix(mix(siding, sun, 0.3), trim, 0.15),
    },
    {
      d: [0.3, 0.6, 0.9]
        .map((t) => polyline([over(FROM + 1.6 * t, low + t), over(TO - 1.6 * t, low + t)]))
        .join(''),
      stroke: mix(siding, shade, 0.45),
      width: 2,
      opacity: 0.6,
    },
    { d: polyline([over(FROM - 0.5, low), over(TO + 0.5, low)]), stroke: trim, width: 12 },
    { d: polyline([over(middle, peak), over(TO + 0.5, low)]), stroke: mix(trim, shade, 0.25), width: 15 },
    { d: polyline([over(FROM - 0.5, low), over(middle, peak)]), stroke: bright, width: 15 },
  ]
}
