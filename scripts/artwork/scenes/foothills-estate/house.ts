/** The long low house: two wings under one roof of metal, stone at their foot and timber over it. */
import { ink, mix } from '../../palette.ts'
import { between, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { bricks, lines, type Pane, panes } from '../perspective.ts'
import {
  at,
  BACK,
  beam,
  bright,
  EAVES,
  FRONT,
  facing,
  glass,
  LEFT,
  mortar,
  RIDGE,
  RIGHT,
  roof,
  seam,
  shade,
  stone,
  stoneLit,
  sun,
  sunward,
  TOP,
  timber,
  timberLit,
} from './view.ts'

const front = facing(FRONT)
const end = sunward(LEFT)
/** How far the roof reaches beyond the walls. */
const OUT = 0.9

const tinted = (from: string, to: string, a: Point, b: Point) => between(a, b, [0, from], [1, to])

/** Windows of the left wing, then of the right one. */
const WINDOWS: readonly Pane[] = [
  [5.3, 0.9, 1.3, 1.8],
  [6.8, 0.9, 1.3, 1.8],
  [9.4, 0.9, 1.6, 1.8],
  [20.6, 0.5, 1.5, 2.2],
  [22.3, 0.5, 1.5, 2.2],
  [24, 0.5, 1.5, 2.2],
  [27.2, 0.9, 1.2, 1.7],
  [28.7, 0.9, 1.2, 1.7],
]

/** The slope of the roof that the viewer sees, from one place across to another. */
const slope = (from: number, to: number, share = 1): Point[] => {
  const [along, up] = [
    FRONT - OUT + (RIDGE - FRONT + OUT) * share,
    EAVES - 0.25 + (TOP - EAVES + 0.25) * share,
  ]
  return [
    at(FRONT - OUT, from, EAVES - 0.25),
    at(FRONT - OUT, to, EAVES - 0.25),
    at(along, to, up),
    at(along, from, up),
  ]
}

export function wings(): Shape[] {
  return [
    // The end that faces the sun.
    {
      d:
        panes(end, [FRONT, 0, BACK - FRONT, EAVES]) +
        polygon([end(FRONT, EAVES), end(RIDGE, TOP), end(BACK, EAVES)]),
      fill: timberLit,
    },
    { d: panes(end, [FRONT, 0, BACK - FRONT, 0.9]), fill: stoneLit },
    { d: panes(end, [29.5, 1, 1.6, 1.7], [32, 1, 1.6, 1.7]), fill: bright },
    {
      d: panes(front, [LEFT, 0, RIGHT - LEFT, EAVES]),
      fill: tinted(mix(timber, sun, 0.28), mix(timber, shade, 0.35), front(LEFT, 2), front(RIGHT, 2)),
    },
    {
      d: lines(
        front,
        ...Array.from({ length: 11 }, (_, i): readonly [Point, Point] => [
          [LEFT + 0.5 + i * 2.4, 0.9],
          [LEFT + 0.5 + i * 2.4, EAVES],
        ]),
      ),
      stroke: beam,
      width: 1.6,
      opacity: 0.55,
    },
    {
      d: panes(front, [LEFT, 0, RIGHT - LEFT, 0.85], [8.4, 0, 0.6, EAVES], [25.9, 0, 0.9, EAVES]),
      fill: tinted(mix(stone, sun, 0.3), mix(stone, shade, 0.35), front(LEFT, 1), front(RIGHT, 1)),
    },
    {
      d: bricks(front, [LEFT, 0, 7, 0.8], 9, 3),
      stroke: mortar,
      width: 2.5,
    },
    {
      d: panes(front, ...WINDOWS),
      fill: tinted(mix(glass, sun, 0.4), glass, front(LEFT, 2), front(RIGHT, 2)),
      lit: true,
    },
    {
      d: WINDOWS.map(([x, up, , high]) =>
        polygon([
          front(x + 0.2, up),
          front(x + 0.6, up),
          front(x + 1.1, up + high),
          front(x + 0.7, up + high),
        ]),
      ).join(''),
      fill: ink.wheat,
      opacity: 0.5,
      daily: true,
    },
    { d: panes(front, ...WINDOWS), stroke: ink.navy, width: 4 },
    // Under the eaves, and under the roof's edge at the end.
    {
      d: polygon([
        at(FRONT, LEFT, EAVES),
        at(RIDGE, LEFT, TOP),
        at(BACK, LEFT, EAVES),
        at(BACK + 0.3, LEFT - 0.6, EAVES - 0.2),
        at(RIDGE, LEFT - 0.6, TOP),
        at(FRONT - OUT, LEFT - 0.6, EAVES - 0.25),
      ]),
      fill: beam,
    },
    { d: panes(front, [LEFT, EAVES - 0.7, RIGHT - LEFT, 0.7]), fill: shade, opacity: 0.5 },
    {
      d: polygon(slope(LEFT - 0.7, RIGHT + 0.7)),
      fill: tinted(mix(roof, sun, 0.42), mix(roof, ink.navy, 0.3), at(RIDGE, LEFT, 5), at(RIDGE, RIGHT, 5)),
    },
    {
      d: Array.from({ length: 8 }, (_, i) => {
        const t = LEFT + i * 3.1
        return polyline([at(FRONT - OUT, t, EAVES - 0.25), at(RIDGE, t, TOP)])
      }).join(''),
      stroke: seam,
      width: 2,
      opacity: 0.55,
    },
    { d: polyline([at(RIDGE, LEFT - 0.7, TOP), at(RIDGE, RIGHT + 0.7, TOP)]), stroke: bright, width: 3 },
    {
      d: polyline([at(FRONT - OUT, LEFT - 0.7, EAVES - 0.25), at(FRONT - OUT, RIGHT + 0.7, EAVES - 0.25)]),
      stroke: beam,
      width: 7,
    },
    {
      d: polyline([
        at(FRONT - OUT, LEFT - 0.6, EAVES - 0.25),
        at(RIDGE, LEFT - 0.6, TOP),
        at(BACK + 0.3, LEFT - 0.6, EAVES - 0.2),
      ]),
      stroke: bright,
      width: 7,
    },
    ...veranda,
    ...chimney(),
  ]
}

/** Posts of the veranda before the right wing. */
const veranda: Shape[] = [
  {
    d: [19.9, 22.2, 24.5, 26.8, 29.1, 31.4]
      .map((t) => polyline([at(FRONT - 0.8, t, 0), at(FRONT - 0.8, t, EAVES - 0.25)]))
      .join(''),
    stroke: beam,
    width: 9,
  },
  {
    d: [19.84, 22.14, 24.44, 26.74, 29.04, 31.34]
      .map((t) => polyline([at(FRONT - 0.8, t, 0), at(FRONT - 0.8, t, EAVES - 0.25)]))
      .join(''),
    stroke: timberLit,
    width: 3,
  },
]

/** A broad chimney of stone through the ridge of the left wing. */
function chimney(): Shape[] {
  const [near, far, from, to] = [RIDGE - 1, RIDGE + 0.8, 8.2, 10]
  const face = facing(near)
  return [
    { d: panes(face, [from, 5.2, to - from, 2.6]), fill: mix(stone, shade, 0.18) },
    {
      d: polygon([at(near, from, 5.2), at(far, from, 5.2), at(far, from, 7.8), at(near, from, 7.8)]),
      fill: stoneLit,
    },
    { d: panes(face, [from - 0.12, 7.8, to - from + 0.24, 0.26]), fill: beam },
  ]
}
