/** The hearth of stone with its fire, up to the ceiling. */
import { ink } from '../../palette.ts'
import { ellipse, glow, type Point, polyline, type Shape } from '../../shape.ts'
import { lines, panes } from '../perspective.ts'
import { across, at, CEILING, cedar, edge, facing, HEARTH, level, stone, sunward, WALL } from './view.ts'

const { face, near, far } = HEARTH
const front = sunward(face)
const end = facing(near)

export function hearth(): Shape[] {
  const rows = Array.from({ length: 9 }, (_, i) => 0.95 + i * 0.62)
  const [corner, wall] = [end(face, 0)[0], end(WALL, 0)[0]]
  const [fx, fy] = front(5.75, 0.42).map(Math.round) as [number, number]
  return [
    {
      d: panes(front, [near, 0, far - near, CEILING]),
      fill: across(front(far, 3), front(near, 3), [0, stone.lit], [1, stone.mid]),
    },
    // Its end has no light of its own and ends softly at the wall, which is as dark.
    {
      d: panes(end, [face, 0, WALL - face, CEILING]),
      fill: across([corner, 0], [wall, 0], [0, stone.dark], [0.94, stone.dark, 0]),
    },
    {
      d:
        lines(
          front,
          ...rows.map((up, i): [Point, Point] => [
            [near + (i % 3) * 0.5, up],
            [far - (i % 2) * 0.7, up],
          ]),
          ...rows.flatMap((up, i): [Point, Point][] =>
            [4.5, 5.9, 7].map((x): [Point, Point] => [
              [x + (i % 2) * 0.55, up],
              [x + (i % 2) * 0.55, up + 0.62],
            ]),
          ),
        ) +
        lines(
          end,
          ...rows.map((up, i): [Point, Point] => [
            [face, up],
            [WALL - 0.25 - (i % 2) * 0.25, up],
          ]),
        ),
      stroke: stone.dark,
      width: 3,
      opacity: 0.55,
    },
    { d: polyline([front(near, 0.3), front(near, CEILING)]), stroke: stone.lit, width: 3, opacity: 0.5 },
    // The fire.
    { d: panes(front, [4.9, 0.36, 1.8, 1.05]), fill: ink.night },
    { d: panes(front, [6.3, 0.36, 0.4, 1.05]), fill: ink.soil },
    { d: `M${fx - 34} ${fy - 2}l66 12M${fx - 30} ${fy + 8}l60-8`, stroke: ink.soil, width: 11, round: true },
    {
      d: `M${fx - 30} ${fy}c-10-30 12-44 10-76 18 14 20 32 22 40 8-16 4-30 12-44 22 28 24 58 18 86z`,
      fill: ink.amber,
    },
    { d: `M${fx - 10} ${fy + 2}c-6-22 10-28 12-48 14 16 18 34 14 50z`, fill: ink.lamp },
    // The mantel, a beam of oak, and the step of the hearth.
    { d: level(face - 0.35, face, 4.4, 7.2, 1.62), fill: cedar.dark },
    { d: panes(sunward(face - 0.35), [4.4, 1.62, 2.8, 0.24]), fill: cedar.lit },
    { d: panes(facing(4.4), [face - 0.35, 1.62, 0.35, 0.24]), fill: cedar.dark },
    {
      d: level(face - 0.6, face, near - 0.1, far, 0.3),
      fill: across(front(far, 0), front(near, 0), [0, stone.lit], [0.6, ink.gold], [1, stone.lit]),
    },
    { d: panes(sunward(face - 0.6), [near - 0.1, 0, far - near + 0.1, 0.3]), fill: stone.mid },
    { d: panes(facing(near - 0.1), [face - 0.6, 0, WALL - face + 0.6, 0.3]), fill: stone.dark },
    {
      d: ellipse(fx, fy - 20, 330, 240),
      fill: glow([fx, fy - 20], 330, 0.73, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    // Three vases on the mantel.
    {
      d: [4.7, 5, 6.8]
        .map((x, i) => panes(sunward(face - 0.2), [x, 1.86, 0.14, 0.3 + (i % 2) * 0.16]))
        .join(''),
      fill: stone.dark,
    },
    { d: polyline([at(near - 0.1, face - 0.6, 0.3), at(far, face - 0.6, 0.3)]), stroke: edge, width: 3 },
  ]
}
