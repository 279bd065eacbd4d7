/** The porch of the nearer house. */
import { ink, mix } from '../../palette.ts'
import { ellipse, glow, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { lines, type Pane, type Plane, panes } from '../perspective.ts'
import { at, FRONT, warm } from './view.ts'
import { dark, front, roof, sashes, trim, trimHalf } from './walls.ts'

/** A porch along the front, from one place to another: its lamp lights the wall, the door and the steps. */
export function porch(near: number, far: number): Shape[] {
  const out = FRONT - 2.1
  const rail: Plane = (along, up) => at(along, out, up)
  const posts = [near + 0.15, near + 2.5, far - 2.1, far - 0.15]
  const door: Pane = [10.5, 0.6, 1.1, 2.2]
  const lamp = front(12.05, 2.45)
  const big: Pane[] = [[13.1, 1.1, 2.4, 1.6]]
  return [
    { d: panes(front, [near, 0, far - near, 3.1]), fill: ink.night, opacity: 0.28 },
    { d: panes(front, ...big), fill: warm(0) },
    // A lampshade and a plant inside.
    { d: polygon([front(14.9, 2.1), front(15.3, 2.1), front(15.2, 2.45), front(15, 2.45)]), fill: ink.paper },
    {
      d: polygon([
        front(13.3, 1.1),
        front(13.9, 1.1),
        front(13.75, 1.9),
        front(13.55, 1.4),
        front(13.4, 1.8),
      ]),
      fill: mix(ink.oak, ink.hill, 0.6),
    },
    ...sashes(front, big, trim, 5),
    { d: panes(front, door), fill: mix(ink.brick, ink.amber, 0.12), stroke: trim, width: 5 },
    { d: panes(front, [10.75, 1.9, 0.6, 0.6]), fill: ink.lamp },
    {
      d: ellipse(lamp[0], lamp[1] + 10, 120, 110),
      fill: glow(lamp, 120, 0.9, [0, ink.gold, 0.75], [0.4, ink.gold, 0.3], [1, ink.gold, 0]),
    },
    { d: ellipse(...lamp, 8, 10), fill: ink.lamp },
    // The floor, its skirt, and the steps.
    {
      d: polygon([at(near, out, 0.6), at(far, out, 0.6), at(far, out, 0), at(near, out, 0)]),
      fill: mix(dark, ink.navy, 0.3),
    },
    {
      d: polygon([at(near, out, 0.6), at(near, FRONT, 0.6), at(near, FRONT, 0), at(near, out, 0)]),
      fill: ink.navy,
    },
    {
      d: lines(rail, [
        [near, 0.6],
        [far, 0.6],
      ]),
      stroke: mix(ink.gold, trim, 0.4),
      width: 5,
    },
    ...[0.4, 0.2, 0].flatMap((up, i): Shape[] => {
      const step = out - 0.35 * (i + 1)
      return [
        {
          d: polygon([
            at(10.3, step, up),
            at(12, step, up),
            at(12, step + 0.35, up),
            at(10.3, step + 0.35, up),
          ]),
          fill: mix(ink.belly, ink.gold, 0.4),
        },
        {
          d: polygon([
            at(10.3, step, up),
            at(12, step, up),
            at(12, step, up - 0.2),
            at(10.3, step, up - 0.2),
          ]),
          fill: ink.cloud,
        },
      ]
    }),
    // Balusters, posts and the roof of the porch.
    {
      d: lines(
        rail,
        ...Array.from({ length: 22 }, (_, i) => 12.2 + i * 0.185).map(
          (x) => [[x, 0.7] as Point, [x, 1.4] as Point] as const,
        ),
        [
          [12.1, 1.45],
          [far, 1.45],
        ],
        [
          [near, 1.45],
          [10.2, 1.45],
        ],
      ),
      stroke: trimHalf,
      width: 3,
    },
    {
      d: lines(rail, ...posts.map((x) => [[x, 0.6] as Point, [x, 3] as Point] as const)),
      stroke: trimHalf,
      width: 13,
    },
    {
      d: lines(rail, ...posts.map((x) => [[x + 0.07, 0.6] as Point, [x + 0.07, 3] as Point] as const)),
      stroke: mix(ink.blush, ink.gold, 0.3),
      width: 3,
    },
    {
      d: polygon([
        at(near - 0.2, out - 0.3, 3),
        at(far + 0.2, out - 0.3, 3),
        at(far, FRONT, 3.9),
        at(near, FRONT, 3.9),
      ]),
      fill: roof,
    },
    { d: polygon([at(near - 0.2, out - 0.3, 3), at(near, FRONT, 3), at(near, FRONT, 3.9)]), fill: ink.navy },
    {
      d: polyline([at(near - 0.2, out - 0.3, 2.95), at(far + 0.2, out - 0.3, 2.95)]),
      stroke: trim,
      width: 8,
    },
  ]
}
