/** The terrace between the house and the water: its wall, a fire with two chairs, and grasses. */
import { ink } from '../../../palette.ts'
import { between, ellipse, glow, type Point, polyline, type Shape } from '../../../shape.ts'
import { lines, panes, type Seen, wallsOf } from '../../perspective.ts'
import { DEEP, FLOOR, HALL, TERRACE, WING } from './plan.ts'
import { level, rim, stone } from './tones.ts'

const { near, top } = TERRACE
const [LEFT, RIGHT] = TERRACE.wide

export function terrace(at: Seen): Shape[] {
  const { facing, sunward } = wallsOf(at)
  const [front, end, step] = [facing(near), sunward(LEFT), facing(-0.6)]
  const warm = at(-2, 5, top)
  return [
    { d: level(at, [LEFT, RIGHT], [near, DEEP + 4], top), fill: stone.shade },
    {
      d: level(at, [0, 28], [near + 0.2, 0], top),
      fill: glow(warm, Math.abs(at(near, 16, 0)[0] - warm[0]), 0.16, [0, ink.gold, 0.85], [1, ink.gold, 0]),
    },
    // A step along the house.
    { d: level(at, [-0.6, 28], [-0.6, 0.4], FLOOR), fill: stone.lit },
    { d: panes(step, [-0.6, top, 28.6, FLOOR - top]), fill: stone.dark },
    // The wall above the water.
    {
      d: panes(front, [LEFT, -0.2, RIGHT - LEFT, top + 0.2]),
      fill: stone.dark,
    },
    { d: panes(end, [near, -0.2, DEEP + 3 - near, top + 0.2]), fill: stone.lit },
    {
      d: lines(
        front,
        [
          [LEFT, 0.4],
          [RIGHT, 0.4],
        ],
        ...Array.from({ length: 7 }, (_, i): [Point, Point] => [
          [LEFT + 1 + i * 2.6, 0.4],
          [LEFT + 1 + i * 2.6, top],
        ]),
      ),
      stroke: ink.navy,
      width: 2,
      opacity: 0.7,
    },
    { d: polyline([at(DEEP + 3, LEFT, top), at(near, LEFT, top)]), stroke: rim, width: 3 },
    { d: polyline([at(near, LEFT, top), at(near, RIGHT, top)]), stroke: stone.lit, width: 3 },
  ]
}

/** A fire in a bowl of stone, and a chair at each side of it. */
export function fire(at: Seen): Shape[] {
  const { facing, sunward } = wallsOf(at)
  const [x, along] = [-4.6, -1.6]
  const [fx, fy] = at(along + 0.5, x + 0.8, top + 0.5).map(Math.round) as [number, number]
  const chair = (left: number, back: number): Shape[] => [
    {
      d: panes(
        facing(along),
        [left, top + 0.3, 0.9, 0.16],
        [left + 0.05, top, 0.1, 0.3],
        [left + 0.75, top, 0.1, 0.3],
        [left + back, top + 0.3, 0.14, 0.75],
      ),
      fill: ink.deep,
    },
  ]
  return [
    ...chair(x - 1.9, 0),
    ...chair(x + 2.8, 0.8),
    { d: panes(facing(along), [x, top, 1.6, 0.5]), fill: stone.dark },
    { d: panes(sunward(x), [along, top, 1, 0.5]), fill: stone.sun },
    { d: level(at, [x, x + 1.6], [along, along + 1], top + 0.5), fill: ink.soil },
    {
      d: ellipse(fx, fy - 10, 130, 80),
      fill: glow([fx, fy - 10], 130, 0.62, [0, ink.gold, 0.6], [1, ink.gold, 0]),
    },
    {
      d: `M${fx - 22} ${fy + 4}c-8-20 8-26 6-44 12 8 12 18 16 24 4-14 0-22 6-36 14 16 16 30 14 40 4-4 6-8 6-14 8 12 6 22-2 30z`,
      fill: ink.amber,
      lit: true,
    },
    { d: `M${fx - 8} ${fy + 4}c-4-12 6-16 8-28 8 10 12 18 10 28z`, fill: ink.lamp, lit: true },
  ]
}

/** What the still water shows of the house, upside down: its masses and its lights. */
export function mirrored(at: Seen): Shape[] {
  const down: Seen = (along, across, up = 0) => at(along, across, -up)
  const { facing, sunward } = wallsOf(down)
  return [
    { d: panes(facing(near), [LEFT, 0, RIGHT - LEFT, top]), fill: stone.dark },
    {
      d:
        panes(facing(0), [0, top, 11.5, 7]) +
        panes(facing(-2.2), [-1.8, 8, 13.4, 0.4]) +
        panes(facing(-2.7), [11.5, top, 1.8, 9]) +
        panes(facing(WING.out), [13.3, top, 16.7, 3.6]) +
        panes(facing(2.2), [14.6, 4, 9.8, 3.6]),
      fill: ink.navy,
    },
    { d: panes(sunward(0), [0, top, DEEP, 7]) + panes(sunward(11.5), [-2.7, 7.5, 3, 2.5]), fill: stone.lit },
    {
      d:
        panes(
          facing(0),
          [0, FLOOR, 2.2, 6],
          [2.4, FLOOR, 2.1, 6],
          [4.7, FLOOR, 2.1, 6],
          [7, FLOOR, 2.1, 6],
          [9.3, FLOOR, 2, 5.6],
        ) +
        panes(facing(WING.near), [14.3, FLOOR, 1.8, 2.7], [17.4, 1.8, 5.2, 2.1], [24.2, 1.8, 3, 2.1]) +
        panes(facing(HALL.out), [15.6, 4.9, 3.6, 2], [20.4, 4.9, 3, 2]),
      fill: between(down(near, 6, 0), down(near, 6, 6), [0, ink.gold, 0.9], [1, ink.gold, 0.15]),
    },
  ]
}
