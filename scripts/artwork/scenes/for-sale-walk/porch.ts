/** The porch that both homes share, with an open door, a closed one, and a visitor between them. */
import { ink, mix } from '../../palette.ts'
import { hairs, skins } from '../../portraits/figure.ts'
import { ellipse, glow, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { type Pane, panes } from '../perspective.ts'
import { at, FLOOR, FRONT, facing, PORCH, roof, shade, sun, trim } from './view.ts'

const front = facing(FRONT)
const rail = facing(PORCH)
const [FROM, TO] = [6.3, 12.3]
const OPEN: Pane = [7.6, FLOOR, 1.15, 2.2]
const SHUT: Pane = [10.1, FLOOR, 1.05, 2.2]

export function porch(): Node[] {
  const [px, py] = at(12, 8.85, FLOOR)
  return [
    // The porch's shade on the wall, then the doors.
    { d: panes(front, [FROM, FLOOR, TO - FROM, 2.7]), fill: shade, opacity: 0.32 },
    { d: panes(front, SHUT), fill: mix(ink.blue, ink.nearRange, 0.3), stroke: trim, width: 5 },
    { d: panes(front, [10.35, 1.7, 0.55, 0.6]), fill: mix(ink.glacier, ink.blue, 0.4), lit: true },
    { d: panes(front, OPEN), fill: ink.lamp },
    // The hall: a stair, a picture, and the door that stands open.
    {
      d: polygon([front(7.6, FLOOR), front(8.3, FLOOR), front(7.6, 1.7)]),
      fill: mix(ink.lamp, ink.oak, 0.5),
    },
    {
      d: polygon([front(8.5, FLOOR), front(8.75, FLOOR - 0.08), front(8.75, 2.65), front(8.5, 2.45)]),
      fill: mix(ink.brick, ink.soil, 0.15),
    },
    { d: panes(front, OPEN), stroke: trim, width: 6 },
    {
      d: ellipse(...front(8.6, 1.6), 120, 110),
      fill: glow(front(8.6, 1.6), 120, 0.92, [0, ink.gold, 0.6], [1, ink.gold, 0]),
    },
    { d: ellipse(...front(9.75, 2.2), 7, 9), fill: ink.lamp },
    // The floor, its skirt, and the light on it.
    {
      d: polygon([
        at(FRONT, FROM, FLOOR),
        at(FRONT, TO, FLOOR),
        at(PORCH, TO, FLOOR),
        at(PORCH, FROM, FLOOR),
      ]),
      fill: mix(ink.oak, ink.belly, 0.3),
    },
    {
      d: polygon([
        at(FRONT, 7.5, FLOOR),
        at(FRONT, 8.8, FLOOR),
        at(PORCH, 9.1, FLOOR),
        at(PORCH, 7.2, FLOOR),
      ]),
      fill: mix(ink.gold, ink.wheat, 0.3),
      opacity: 0.6,
    },
    { d: panes(rail, [FROM, 0, TO - FROM, FLOOR]), fill: mix(ink.belly, ink.oak, 0.25) },
    {
      d: polygon([at(PORCH, FROM, FLOOR), at(FRONT, FROM, FLOOR), at(FRONT, FROM, 0), at(PORCH, FROM, 0)]),
      fill: mix(trim, sun, 0.4),
    },
    { transform: `translate(${Math.round(px)} ${Math.round(py)}) scale(.72)`, nodes: visitor },
    ...steps(7.4, 8.9),
    ...steps(9.9, 11.3),
    // What falls on the steps and the walk from the open door.
    {
      d: polygon([at(PORCH, 7.4, FLOOR), at(PORCH, 8.9, FLOOR), at(9, 9.4), at(9, 7)]),
      fill: glow(at(PORCH, 8.1, FLOOR), 150, 0.5, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    // Rail, posts and roof.
    {
      d:
        [9.1, 9.35, 9.6, 11.6, 11.85, 12.1]
          .map((x) => polyline([rail(x, FLOOR), rail(x, FLOOR + 0.85)]))
          .join('') +
        polyline([rail(9, 1.32), rail(9.9, 1.32)]) +
        polyline([rail(11.4, 1.32), rail(12.3, 1.32)]),
      stroke: trim,
      width: 4,
    },
    {
      d: [FROM + 0.1, 9.9, TO - 0.1].map((x) => polyline([rail(x, FLOOR), rail(x, 3)])).join(''),
      stroke: mix(trim, shade, 0.2),
      width: 15,
    },
    {
      d: [FROM + 0.04, 9.84, TO - 0.16].map((x) => polyline([rail(x, FLOOR), rail(x, 3)])).join(''),
      stroke: mix(sun, ink.paper, 0.5),
      width: 5,
    },
    {
      d: polygon([
        at(PORCH - 0.3, FROM - 0.3, 3),
        at(PORCH - 0.3, TO + 0.3, 3),
        at(FRONT, TO + 0.2, 3.55),
        at(FRONT, FROM - 0.2, 3.55),
      ]),
      fill: mix(roof, sun, 0.25),
    },
    {
      d: polygon([at(PORCH - 0.3, FROM - 0.3, 3), at(FRONT, FROM - 0.2, 3), at(FRONT, FROM - 0.2, 3.55)]),
      fill: mix(trim, sun, 0.5),
    },
    {
      d: polyline([at(PORCH - 0.3, FROM - 0.3, 2.95), at(PORCH - 0.3, TO + 0.3, 2.95)]),
      stroke: trim,
      width: 10,
    },
  ]
}

/** Three steps down to the walk. */
const steps = (from: number, to: number): Shape[] =>
  [0.3, 0.15].flatMap((up, i): Shape[] => {
    const near = PORCH - 0.35 * (i + 1)
    return [
      {
        d: polygon([at(near, from, up), at(near, to, up), at(PORCH, to, up), at(PORCH, from, up)]),
        fill: mix(ink.wheat, ink.belly, 0.22),
      },
      { d: panes(facing(near), [from, 0, to - from, up]), fill: mix(ink.belly, ink.wheat, 0.35) },
      { d: polyline([at(near, from, up), at(near, to, up)]), stroke: mix(sun, ink.paper, 0.5), width: 2.5 },
    ]
  })

/** Somebody who looks about on the porch, turned to the open door at the left; 170 px tall. */
const visitor: Shape[] = [
  { d: 'M-6-84L-8-6M8-84L12-6', stroke: mix(ink.navy, ink.blue, 0.4), width: 16, round: true },
  { d: 'M-20 0q0-8 10-8h10v8zM2 0q0-8 10-8h10v8z', fill: ink.deep },
  {
    d: 'M-10-138Q-22-132-20-112L-18-78Q0-70 20-78L22-112Q24-134 8-140z',
    fill: mix(ink.lilac, ink.paper, 0.3),
  },
  { d: 'M4-128Q8-104-6-98L-18-104', stroke: mix(ink.lilac, ink.midRange, 0.25), width: 11, round: true },
  { d: 'M-30-116l14-4 4 22-14 4z', fill: ink.paper },
  { d: 'M-6-142v-10l-8-3-1-6-2-3 3-6q0-12 12-13 14 0 14 14 0 10-6 14v13z', fill: skins.brown },
  { d: 'M-12-172q0-12 12-13 16 0 15 16 0 10-6 12-4-12-10-12-6 1-11-3z', fill: hairs.black },
  { d: 'M-15-134Q-21-128-20-112L-18-80', stroke: sun, width: 3, round: true },
]
