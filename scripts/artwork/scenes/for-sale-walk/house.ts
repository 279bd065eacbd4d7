/** The duplex: two homes under one roof, each with a gable of its own. */
import { ink, mix } from '../../palette.ts'
import { between, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { boards, lines, type Pane, panes } from '../perspective.ts'
import {
  at,
  BACK,
  FRONT,
  facing,
  glass,
  LEFT,
  MIDDLE,
  RIDGE,
  RIGHT,
  roof,
  sage,
  shade,
  sun,
  sunward,
  trim,
  white,
} from './view.ts'

const front = facing(FRONT)
const end = sunward(LEFT)
const [EAVES, TOP] = [5.6, 8.9]
const GABLES = [
  [3.6, 7.6, white],
  [11, 15, sage],
] as const
const PEAK = 8

const tinted = (from: string, to: string, a: Point, b: Point) => between(a, b, [0, from], [1, to])

/** Windows of each home: above and below. */
const WINDOWS: readonly Pane[] = [
  [4.2, 3.7, 1.2, 1.6],
  [5.8, 3.7, 1.2, 1.6],
  [11.6, 3.7, 1.2, 1.6],
  [13.2, 3.7, 1.2, 1.6],
]
const LOWER: readonly Pane[] = [
  [3.9, 0.9, 2.4, 1.7],
  [12.9, 0.9, 2.2, 1.7],
]

export function house(): Shape[] {
  const wall = (from: number, to: number, tone: string, dark: number): Shape[] => [
    {
      d: panes(front, [from, 0, to - from, EAVES]),
      fill: tinted(mix(tone, sun, 0.35), mix(tone, shade, dark), front(from, 3), front(to, 3)),
    },
    {
      d: boards(front, [from, 0.4, to - from, EAVES - 0.6], 0.42),
      stroke: mix(tone, shade, 0.3),
      width: 2,
      opacity: 0.7,
    },
  ]
  return [
    // The end in the sun.
    {
      d:
        panes(end, [FRONT, 0, BACK - FRONT, EAVES]) +
        polygon([end(FRONT, EAVES), end(RIDGE, TOP), end(BACK, EAVES)]),
      fill: mix(mix(white, ink.oak, 0.14), sun, 0.5),
    },
    {
      d: boards(end, [FRONT, 0.4, BACK - FRONT, 5], 0.5),
      stroke: mix(white, ink.oak, 0.35),
      width: 2,
      opacity: 0.6,
    },
    {
      d: panes(end, [15, 3.6, 1, 1.5], [18.5, 3.6, 1, 1.5], [15.4, 1, 1.6, 1.5]),
      fill: mix(sun, ink.paper, 0.5),
      stroke: trim,
      width: 4,
    },
    ...wall(LEFT, MIDDLE, white, 0.18),
    ...wall(MIDDLE, RIGHT, sage, 0.3),
    // The roof, and its courses.
    {
      d: polygon([
        at(FRONT - 0.6, LEFT - 0.2, EAVES - 0.1),
        at(FRONT - 0.6, RIGHT + 0.5, EAVES - 0.1),
        at(RIDGE, RIGHT + 0.5, TOP),
        at(RIDGE, LEFT - 0.2, TOP),
      ]),
      fill: tinted(mix(roof, sun, 0.4), mix(roof, shade, 0.35), at(RIDGE, LEFT, 7), at(RIDGE, RIGHT, 7)),
    },
    {
      d: [0.25, 0.5, 0.75]
        .map((share) => {
          const [along, up] = [FRONT - 0.6 + (RIDGE - FRONT + 0.6) * share, EAVES + (TOP - EAVES) * share]
          return polyline([at(along, LEFT - 0.2, up), at(along, RIGHT + 0.5, up)])
        })
        .join(''),
      stroke: mix(roof, ink.deep, 0.4),
      width: 2,
      opacity: 0.5,
    },
    {
      d: polyline([at(RIDGE, LEFT - 0.2, TOP), at(RIDGE, RIGHT + 0.5, TOP)]),
      stroke: mix(sun, ink.paper, 0.5),
      width: 3,
    },
    // Under the eaves.
    {
      d: polygon([
        at(FRONT - 0.6, LEFT, EAVES - 0.1),
        at(FRONT - 0.6, RIGHT + 0.5, EAVES - 0.1),
        front(RIGHT, EAVES - 0.1),
        front(LEFT, EAVES - 0.1),
      ]),
      fill: mix(trim, shade, 0.5),
    },
    { d: panes(front, [LEFT, EAVES - 0.5, RIGHT - LEFT, 0.4]), fill: shade, opacity: 0.3 },
    {
      d: polyline([at(FRONT - 0.6, LEFT - 0.2, EAVES - 0.1), at(FRONT - 0.6, RIGHT + 0.5, EAVES - 0.1)]),
      stroke: trim,
      width: 8,
    },
    {
      d: polyline([
        at(FRONT - 0.6, LEFT - 0.05, EAVES - 0.1),
        at(RIDGE, LEFT - 0.05, TOP),
        at(BACK + 0.1, LEFT - 0.05, EAVES),
      ]),
      stroke: mix(sun, ink.paper, 0.5),
      width: 8,
    },
    ...GABLES.flatMap(([from, to, tone]) => gable(from, to, tone)),
    {
      d: panes(front, ...WINDOWS, ...LOWER),
      fill: tinted(mix(glass, sun, 0.22), glass, front(LEFT, 3), front(RIGHT, 3)),
      lit: true,
    },
    {
      d: [...WINDOWS, ...LOWER]
        .map(([x, up, , high]) =>
          polygon([
            front(x + 0.15, up),
            front(x + 0.6, up),
            front(x + 1.1, up + high),
            front(x + 0.65, up + high),
          ]),
        )
        .join(''),
      fill: ink.wheat,
      opacity: 0.6,
      daily: true,
    },
    {
      d:
        panes(front, ...WINDOWS, ...LOWER) +
        lines(
          front,
          ...[...WINDOWS, ...LOWER].map(([x, up, wide, high]): readonly [Point, Point] => [
            [x + wide / 2, up],
            [x + wide / 2, up + high],
          ]),
        ),
      stroke: trim,
      width: 5,
    },
    {
      d: panes(
        front,
        ...[...WINDOWS, ...LOWER].map(([x, up, wide]): Pane => [x - 0.12, up - 0.2, wide + 0.24, 0.16]),
      ),
      fill: trim,
    },
    // The wall between both homes.
    { d: panes(front, [MIDDLE - 0.1, 0, 0.2, EAVES - 0.4]), fill: trim },
  ]
}

/** A gable over one home, with shingles, its left slope in the sun. */
function gable(from: number, to: number, tone: string): Shape[] {
  const middle = (from + to) / 2
  const out = FRONT - 0.12
  const meets = FRONT - 0.6 + (RIDGE - FRONT + 0.6) * ((PEAK - EAVES) / (TOP - EAVES))
  return [
    {
      d: polygon([at(out, from - 0.4, EAVES - 0.1), at(out, middle, PEAK), at(meets, middle, PEAK)]),
      fill: mix(roof, sun, 0.7),
    },
    {
      d: polygon([
        front(from, EAVES - 0.6),
        front(from - 0.3, EAVES - 0.1),
        front(middle, PEAK),
        front(to + 0.3, EAVES - 0.1),
        front(to, EAVES - 0.6),
      ]),
      fill: tinted(mix(tone, sun, 0.5), mix(tone, shade, 0.15), front(from, 6), front(to, 6)),
    },
    {
      d: [0.2, 0.7, 1.2, 1.7]
        .map((up) => {
          const half = ((to - from) / 2) * (1 - up / (PEAK - 0.2 - EAVES))
          return polyline([front(middle - half, EAVES + up), front(middle + half, EAVES + up)])
        })
        .join(''),
      stroke: mix(tone, shade, 0.3),
      width: 2.5,
      opacity: 0.7,
    },
    {
      d: polyline([at(out, middle, PEAK), at(out, to + 0.4, EAVES - 0.1)]),
      stroke: mix(trim, shade, 0.2),
      width: 9,
    },
    {
      d: polyline([at(out, from - 0.4, EAVES - 0.1), at(out, middle, PEAK)]),
      stroke: mix(sun, ink.paper, 0.5),
      width: 9,
    },
  ]
}
