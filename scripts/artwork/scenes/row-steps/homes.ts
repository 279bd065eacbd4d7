/** The four homes of the row, each with a door, a stoop and a walk of its own. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, glow, polygon, polyline, type Shape } from '../../shape.ts'
import { boards, type Pane, panes } from '../perspective.ts'
import {
  at,
  BELT,
  bright,
  EAVE,
  FIRST,
  FRONT,
  facing,
  front,
  PEAK,
  STOOP,
  shade,
  snow,
  snowShade,
  sun,
  UNIT,
} from './view.ts'

const trim = mix(ink.paper, ink.wheat, 0.35)
const glass = mix(ink.glacier, ink.blue, 0.4)
const roof = mix(ink.navy, ink.midRange, 0.3)
const stone = mix(ink.belly, ink.wheat, 0.5)

interface Home {
  wall: string
  door: string
  gable: boolean
}
const HOMES: readonly Home[] = [
  {
    wall: mix(mix(ink.brick, ink.oak, 0.4), ink.wheat, 0.12),
    door: mix(ink.navy, ink.blue, 0.35),
    gable: true,
  },
  {
    wall: mix(mix(ink.wheat, ink.paper, 0.3), ink.belly, 0.18),
    door: mix(ink.brick, ink.amber, 0.1),
    gable: false,
  },
  {
    wall: mix(mix(ink.blue, ink.glacier, 0.3), ink.belly, 0.35),
    door: mix(ink.gold, ink.oak, 0.15),
    gable: true,
  },
  {
    wall: mix(mix(ink.hill, ink.wheat, 0.45), ink.glacier, 0.2),
    door: mix(ink.brick, ink.soil, 0.3),
    gable: false,
  },
]

/** What is in the sun at the left end of the row. */
const START = FIRST
const ends = HOMES.map((home, i) => ({ ...home, x: START + i * UNIT }))

function windowsOf(x: number): Pane[] {
  return [
    [x + 2.1, 1.5, 2.1, 1.35],
    [x + 0.7, 3.9, 1.15, 1.3],
    [x + 3, 3.9, 1.15, 1.3],
  ]
}

function home({ wall, door, gable, x }: (typeof ends)[number]): Shape[] {
  const [lx, rx] = [front(x, 0)[0], front(x + UNIT, 0)[0]]
  const windows = windowsOf(x)
  const middle = x + UNIT / 2
  const over = facing(FRONT - 0.15)
  return [
    {
      d: polygon([
        front(x, 0),
        front(x, EAVE),
        ...(gable ? [front(middle, PEAK)] : []),
        front(x + UNIT, EAVE),
        front(x + UNIT, 0),
      ]),
      fill: between([lx, 0], [rx, 0], [0, mix(wall, sun, 0.26)], [1, mix(wall, shade, 0.22)]),
    },
    {
      d: boards(front, [x, 0.7, UNIT, gable ? 5 : 4.9], gable ? 0.36 : 0.24),
      stroke: mix(wall, shade, 0.45),
      width: 1.8,
      opacity: 0.45,
    },
    { d: panes(front, [x, 0, UNIT, 0.72]), fill: mix(stone, shade, 0.25) },
    { d: panes(front, [x, BELT, UNIT, 0.14]), fill: trim },
    { d: panes(front, ...windows), fill: glass, lit: true },
    {
      d: windows
        .map(([a, up, wide, high]) =>
          polygon([
            front(a + wide * 0.2, up),
            front(a + wide * 0.45, up),
            front(a + wide * 0.75, up + high),
            front(a + wide * 0.5, up + high),
          ]),
        )
        .join(''),
      fill: bright,
      opacity: 0.5,
      daily: true,
    },
    {
      d:
        panes(front, ...windows) +
        windows
          .map(([a, up, wide, high]) => polyline([front(a + wide / 2, up), front(a + wide / 2, up + high)]))
          .join(''),
      stroke: trim,
      width: 7,
    },
    {
      d: panes(front, ...windows.map(([a, up, wide]): Pane => [a - 0.12, up - 0.1, wide + 0.24, 0.16])),
      fill: snow,
    },
    // The door under its own small roof.
    { d: panes(front, [x + 0.48, STOOP, 1.16, 2.25]), fill: trim },
    { d: panes(front, [x + 0.58, STOOP, 0.96, 2.1]), fill: door },
    { d: panes(front, [x + 0.76, STOOP + 1.2, 0.6, 0.7]), fill: glass, lit: true },
    { d: ellipse(...front(x + 0.7, STOOP + 1), 4), fill: ink.wheat },
    {
      d: panes(facing(FRONT - 0.8), [x + 0.25, 3.02, 1.62, 0.14]),
      fill: trim,
    },
    {
      d: polygon([
        at(FRONT - 0.8, x + 0.2, 3.14),
        at(FRONT - 0.8, x + 1.92, 3.14),
        at(FRONT, x + 1.92, 3.4),
        at(FRONT, x + 0.2, 3.4),
      ]),
      fill: snow,
    },
    // A party wall stands a little above the roofs.
    {
      d: gable
        ? polyline([over(x - 0.1, EAVE - 0.05), over(middle, PEAK + 0.05), over(x + UNIT + 0.1, EAVE - 0.05)])
        : polyline([over(x, EAVE + 0.1), over(x + UNIT, EAVE + 0.1)]),
      stroke: roof,
      width: 16,
    },
    {
      d: gable
        ? polyline([over(x - 0.1, EAVE + 0.1), over(middle, PEAK + 0.2), over(x + UNIT + 0.1, EAVE + 0.1)])
        : polyline([over(x, EAVE + 0.26), over(x + UNIT, EAVE + 0.26)]),
      stroke: snow,
      width: 13,
      round: true,
    },
    {
      d: ellipse(...front(x + 1.85, 2.5), 70),
      fill: glow(front(x + 1.85, 2.5), 70, 1, [0, ink.lamp, 0.8], [1, ink.gold, 0]),
      nightly: true,
    },
    { d: panes(front, [x + 1.78, 2.36, 0.14, 0.3]), fill: ink.lamp },
  ]
}

/** The stoop of one home, its steps and its walk to the sidewalk. */
function stoop({ x }: (typeof ends)[number]): Shape[] {
  const [a, b] = [x + 0.2, x + 1.95]
  const step = (near: number, up: number): Shape[] => [
    {
      d: polygon([at(near, a, up), at(near, b, up), at(near + 0.4, b, up), at(near + 0.4, a, up)]),
      fill: mix(stone, bright, 0.55),
    },
    { d: panes(facing(near), [a, 0, b - a, up]), fill: mix(stone, shade, 0.2) },
  ]
  return [
    {
      d: polygon([
        at(FRONT, a, STOOP),
        at(FRONT, b, STOOP),
        at(FRONT - 1.2, b, STOOP),
        at(FRONT - 1.2, a, STOOP),
      ]),
      fill: mix(stone, bright, 0.55),
    },
    { d: panes(facing(FRONT - 1.2), [a, 0, b - a, STOOP]), fill: mix(stone, shade, 0.2) },
    ...step(FRONT - 1.55, 0.5),
    ...step(FRONT - 1.9, 0.25),
    {
      d: polygon([
        at(FRONT - 1.9, a + 0.1),
        at(FRONT - 1.9, b - 0.1),
        at(FRONT - 4.4, b - 0.1),
        at(FRONT - 4.4, a + 0.1),
      ]),
      fill: mix(stone, bright, 0.3),
    },
    // Rails, and snow beside the walk.
    {
      d:
        polyline([at(FRONT - 1.2, b, STOOP + 0.9), at(FRONT, b, STOOP + 0.9)]) +
        polyline([at(FRONT - 1.2, b, STOOP + 0.9), at(FRONT - 1.9, b, 1)]) +
        [0, 0.4, 0.8, 1.2]
          .map((d) => polyline([at(FRONT - d, b, STOOP), at(FRONT - d, b, STOOP + 0.9)]))
          .join('') +
        polyline([at(FRONT - 1.9, b, 0), at(FRONT - 1.9, b, 1)]),
      stroke: mix(ink.navy, ink.deep, 0.3),
      width: 5,
    },
    {
      d:
        polyline([at(FRONT - 2.2, b + 0.1, 0.1), at(FRONT - 4.3, b + 0.1, 0.1)]) +
        polyline([at(FRONT - 2.2, a - 0.1, 0.1), at(FRONT - 4.3, a - 0.1, 0.1)]),
      stroke: snow,
      width: 22,
      round: true,
    },
  ]
}

export const homes = (): Shape[] => [
  // The end wall, in the sun, and the roofs behind the flat fronts.
  {
    d: ends
      .map(({ x, gable }) =>
        gable
          ? polygon([
              at(FRONT, x + UNIT / 2, PEAK),
              at(FRONT, x + UNIT, EAVE),
              at(FRONT + 3, x + UNIT, EAVE + 0.9),
              at(FRONT + 4, x + UNIT / 2, PEAK),
            ])
          : polygon([
              at(FRONT, x, EAVE),
              at(FRONT, x + UNIT, EAVE),
              at(FRONT + 3.4, x + UNIT, PEAK),
              at(FRONT + 3.4, x, PEAK),
            ]),
      )
      .join(''),
    fill: down(40, 220, [0, snow], [1, snowShade]),
  },
  ...ends.flatMap(home),
  ...ends.flatMap(stoop),
]
