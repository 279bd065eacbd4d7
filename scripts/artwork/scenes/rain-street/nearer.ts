/** The nearer of the two old houses. */
import { ink, mix } from '../../palette.ts'
import { polygon, polyline, type Shape } from '../../shape.ts'
import { bricks, lines, type Pane, panes } from '../perspective.ts'
import { porch } from './porch.ts'
import { at, FRONT, warm } from './view.ts'
import { dark, dim, front, lit, roof, sashes, side, slate, span, trim, trimDim, trimHalf } from './walls.ts'

/** The nearer house: its gable to the street, and a porch with a lamp. */
export function nearer(): Shape[] {
  const [near, far] = [9, 16.6]
  const wall = side(near)
  const deep = FRONT + 8.5
  const middle = (near + far) / 2
  const upper: Pane[] = [
    [10.2, 3.9, 1.3, 1.7],
    [13.9, 3.9, 1.3, 1.7],
  ]
  const sides: Pane[] = [
    [FRONT + 1.1, 1.1, 1.2, 1.7],
    [FRONT + 1.1, 3.9, 1.2, 1.7],
    [FRONT + 5.4, 3.9, 1.2, 1.7],
    [FRONT + 5.4, 1.1, 1.2, 1.7],
  ]
  const ridge = 9.4
  return [
    // The side, and the chimney on it.
    {
      d: panes(wall, [FRONT, 0, 8.5, 6.2]),
      fill: span(mix(dim, lit, 0.18), mix(dim, ink.night, 0.4), wall(FRONT, 3), wall(deep, 3)),
    },
    { d: bricks(wall, [FRONT, 0.4, 8.4, 5.6], 28, 5), stroke: mix(dim, ink.night, 0.6), width: 3 },
    { d: panes(wall, ...sides.slice(2)), fill: dark },
    { d: panes(wall, ...sides.slice(0, 2)), fill: warm(0.25) },
    ...sashes(wall, sides, trimDim, 4),
    // The front.
    {
      d:
        panes(front, [near, 0, far - near, 6.2]) +
        polygon([front(near, 6.2), front(middle, ridge), front(far, 6.2)]),
      fill: span(mix(lit, ink.gold, 0.12), mix(lit, dim, 0.25), front(far, 3), front(near, 3)),
    },
    { d: bricks(front, [near, 0.4, far - near - 0.2, 5.6], 28, 3), stroke: mix(lit, dim, 0.7), width: 3 },
    {
      d: bricks(front, [near, 0.4, far - near - 0.2, 5.6], 16, 4),
      stroke: mix(lit, ink.blush, 0.35),
      width: 3,
    },
    // Shingles in the gable.
    {
      d: polygon([front(near + 0.3, 6.2), front(middle, ridge - 0.3), front(far - 0.3, 6.2)]),
      fill: mix(ink.blue, ink.belly, 0.45),
    },
    {
      d: [0.4, 0.8, 1.2, 1.6, 2]
        .map((up) => {
          const half = ((far - near) / 2 - 0.3) * (1 - up / (ridge - 6.5))
          return polyline([front(middle - half, 6.2 + up), front(middle + half, 6.2 + up)])
        })
        .join(''),
      stroke: slate,
      width: 3,
      opacity: 0.7,
    },
    { d: panes(front, [middle - 0.8, 6.6, 1.6, 1.2]), fill: warm(0) },
    {
      d:
        panes(front, [middle - 0.8, 6.6, 1.6, 1.2]) +
        lines(front, [
          [middle, 6.6],
          [middle, 7.8],
        ]),
      stroke: trim,
      width: 5,
    },
    // The slope of the roof that faces the viewer.
    {
      d: polygon([
        at(near - 0.4, FRONT - 0.5, 5.9),
        at(middle, FRONT - 0.5, ridge),
        at(middle, deep + 0.4, ridge),
        at(near - 0.4, deep + 0.4, 5.9),
      ]),
      fill: span(roof, mix(slate, ink.night, 0.3), at(near, FRONT, 6), at(near, deep, 6)),
    },
    {
      d: [0.25, 0.5, 0.75]
        .map((share) => {
          const along = near - 0.4 + share * (middle - near + 0.4)
          const up = 5.9 + share * (ridge - 5.9)
          return polyline([at(along, FRONT - 0.5, up), at(along, deep + 0.4, up)])
        })
        .join(''),
      stroke: ink.navy,
      width: 2,
      opacity: 0.5,
    },
    // The barge boards, with the light along them.
    {
      d: polyline([
        at(far + 0.4, FRONT - 0.5, 5.9),
        at(middle, FRONT - 0.5, ridge),
        at(near - 0.4, FRONT - 0.5, 5.9),
      ]),
      stroke: trimHalf,
      width: 11,
    },
    {
      d: polyline([at(far + 0.4, FRONT - 0.5, 6), at(middle, FRONT - 0.5, ridge + 0.1)]),
      stroke: ink.blush,
      width: 4,
    },
    ...chimney(),
    { d: panes(front, ...upper), fill: warm(0) },
    // Curtains.
    {
      d: panes(front, [10.2, 3.9, 0.3, 1.7], [11.2, 3.9, 0.3, 1.7], [13.9, 4.75, 1.3, 0.85]),
      fill: warm(0.25),
    },
    ...sashes(front, upper, trim, 5),
    ...porch(near + 0.3, far - 0.3),
  ]
}

function chimney(): Shape[] {
  const [s, t] = [12.2, FRONT + 5.2]
  const face = (up: number, deep: number) =>
    polygon([at(s, t, up), at(s, t + 1.1, up), at(s, t + 1.1, up + deep), at(s, t, up + deep)])
  const flank = (up: number, deep: number) =>
    polygon([at(s, t, up), at(s + 0.9, t, up), at(s + 0.9, t, up + deep), at(s, t, up + deep)])
  return [
    { d: face(8, 3), fill: dim },
    { d: flank(8, 3), fill: lit },
    { d: face(10.8, 0.4), fill: slate },
    { d: flank(10.8, 0.4), fill: trim },
  ]
}
