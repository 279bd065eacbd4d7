/** The team's van at the kerb, its rear door up, and its load. */
import { ink, kept, mix } from '../../palette.ts'
import { between, ellipse, glow, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { panes } from '../perspective.ts'
import { at, beside, bright, facing, shade, sun, trim } from './view.ts'

const [BACK, NOSE, LEFT, RIGHT] = [5.6, 10.2, -1.25, 0.65]
const back = facing(BACK)
const side = beside(LEFT)
const body = mix(ink.paper, ink.glacier, 0.25)

export function van(): Shape[] {
  const [lx, ly] = at(BACK + 0.8, (LEFT + RIGHT) / 2, 1.8)
  const tail = back(RIGHT - 0.08, 1.08)
  const rear = (points: readonly Point[]) => polygon(points.map(([across, up]) => back(across, up)))
  return [
    // Its shadow, toward the viewer.
    {
      d: polygon([
        at(BACK + 0.2, LEFT),
        at(NOSE, LEFT),
        at(NOSE, LEFT - 0.5),
        at(4.1, LEFT - 1),
        at(3.7, RIGHT - 0.5),
        at(BACK, RIGHT),
      ]),
      fill: shade,
      opacity: 0.45,
      daily: true,
    },
    {
      d: polygon([
        side(BACK, 0.35),
        side(NOSE, 0.35),
        side(NOSE, 1.1),
        side(NOSE - 0.9, 1.25),
        side(NOSE - 1.5, 2.1),
        side(BACK, 2.15),
      ]),
      fill: between(
        [side(BACK, 0)[0], 0],
        [side(NOSE, 0)[0], 0],
        [0, mix(body, shade, 0.3)],
        [1, mix(body, sun, 0.4)],
      ),
    },
    {
      d: polygon([
        side(NOSE - 2.3, 1.25),
        side(NOSE - 1, 1.25),
        side(NOSE - 1.55, 1.95),
        side(NOSE - 2.3, 1.95),
      ]),
      fill: mix(ink.blue, ink.navy, 0.4),
    },
    { d: panes(side, [BACK + 0.2, 0.75, 2.2, 0.22]), fill: mix(ink.brick, ink.oak, 0.1) },
    { d: ellipse(...side(BACK + 0.95, 0.34), 17, 60), fill: ink.deep },
    { d: ellipse(...side(NOSE - 0.8, 0.32), 9, 34), fill: ink.deep },
    // The rear: its frame, the dark within, and the load.
    {
      d: rear([
        [LEFT, 0.35],
        [RIGHT, 0.35],
        [RIGHT, 1.9],
        [RIGHT - 0.12, 2.15],
        [LEFT + 0.12, 2.15],
        [LEFT, 1.9],
      ]),
      fill: mix(body, shade, 0.42),
    },
    {
      d: rear([
        [LEFT + 0.16, 0.62],
        [RIGHT - 0.16, 0.62],
        [RIGHT - 0.2, 2],
        [LEFT + 0.2, 2],
      ]),
      fill: mix(ink.navy, ink.soil, 0.35),
    },
    {
      d: polygon([
        back(LEFT + 0.16, 0.62),
        back(RIGHT - 0.16, 0.62),
        at(BACK + 2, RIGHT - 0.2, 0.66),
        at(BACK + 2, LEFT + 0.2, 0.66),
      ]),
      fill: mix(ink.oak, ink.soil, 0.5),
    },
    { d: panes(facing(BACK + 1), [-0.95, 0.64, 0.75, 0.62]), fill: mix(ink.blue, ink.glacier, 0.2) },
    {
      d: polygon([facing(BACK + 1)(-0.8, 0.85), facing(BACK + 1)(-0.58, 1.1), facing(BACK + 1)(-0.36, 0.85)]),
      fill: ink.wheat,
    },
    { d: panes(facing(BACK + 0.5), [-0.3, 0.64, 0.62, 0.42]), fill: mix(ink.oak, ink.wheat, 0.2) },
    { d: panes(facing(BACK + 0.5), [-0.05, 0.9, 0.12, 0.16]), fill: mix(ink.oak, ink.wheat, 0.55) },
    {
      d:
        polyline([at(BACK + 0.4, 0.36, 0.66), at(BACK + 0.5, 0.3, 1.8)]) +
        polyline([at(BACK + 0.4, 0.44, 0.66), at(BACK + 0.5, 0.42, 1.75)]),
      stroke: trim,
      width: 10,
    },
    {
      d: rear([
        [LEFT + 0.16, 0.62],
        [RIGHT - 0.16, 0.62],
        [RIGHT - 0.2, 2],
        [LEFT + 0.2, 2],
      ]),
      fill: glow([lx, ly], 340, 0.9, [0, ink.lamp, 0.95], [1, ink.gold, 0.3]),
      nightly: true,
    },
    {
      d: polyline([back(LEFT + 0.5, 1.95), back(RIGHT - 0.5, 1.95)]),
      stroke: kept(ink.lamp),
      width: 9,
      round: true,
      nightly: true,
    },
    // Bumper, lights, plate and wheels.
    {
      d: rear([
        [LEFT - 0.02, 0.34],
        [RIGHT + 0.02, 0.34],
        [RIGHT + 0.02, 0.56],
        [LEFT - 0.02, 0.56],
      ]),
      fill: mix(ink.cloud, ink.belly, 0.4),
    },
    {
      d: panes(back, [LEFT + 0.02, 0.8, 0.12, 0.55], [RIGHT - 0.14, 0.8, 0.12, 0.55]),
      fill: kept(ink.brick),
    },
    {
      d: ellipse(...tail, 90),
      fill: glow(tail, 90, 1, [0, kept(ink.brick), 0.5], [1, kept(ink.brick), 0]),
      nightly: true,
    },
    { d: panes(back, [-0.55, 0.39, 0.5, 0.13]), fill: ink.paper },
    {
      d:
        rear([
          [LEFT + 0.05, 0],
          [LEFT + 0.3, 0],
          [LEFT + 0.3, 0.34],
          [LEFT + 0.05, 0.34],
        ]) +
        rear([
          [RIGHT - 0.3, 0],
          [RIGHT - 0.05, 0],
          [RIGHT - 0.05, 0.34],
          [RIGHT - 0.3, 0.34],
        ]),
      fill: ink.deep,
    },
    // The door, up.
    {
      d: polygon([
        back(LEFT + 0.1, 2.12),
        back(RIGHT - 0.1, 2.12),
        at(BACK - 0.95, RIGHT - 0.12, 2.36),
        at(BACK - 0.95, LEFT + 0.12, 2.36),
      ]),
      fill: mix(body, shade, 0.5),
    },
    {
      d: polygon([
        at(BACK - 0.35, LEFT + 0.3, 2.24),
        at(BACK - 0.35, RIGHT - 0.3, 2.24),
        at(BACK - 0.86, RIGHT - 0.3, 2.36),
        at(BACK - 0.86, LEFT + 0.3, 2.36),
      ]),
      fill: mix(ink.glacier, ink.blue, 0.3),
    },
    {
      d: polyline([
        back(RIGHT - 0.1, 2.15),
        at(BACK - 0.95, RIGHT - 0.12, 2.38),
        at(BACK - 0.95, LEFT + 0.12, 2.38),
      ]),
      stroke: bright,
      width: 4,
    },
  ]
}
