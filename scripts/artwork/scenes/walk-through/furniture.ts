/** What stands and hangs in the kitchen, the living room and the hall. */
import { ink, mix } from '../../palette.ts'
import { ellipse, glow, polygon, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { lines, type Plane, panes } from '../perspective.ts'
import { at, bright, CEILING, sunward } from './view.ts'

const picture = (plane: Plane, along: number, wide: number): Shape[] => [
  {
    d: panes(plane, [along, 1.3, wide, 0.7]),
    fill: mix(ink.wheat, ink.blush, 0.4),
    stroke: ink.soil,
    width: 6,
  },
  {
    d: polygon([
      plane(along, 1.3),
      plane(along + wide * 0.35, 1.75),
      plane(along + wide * 0.6, 1.5),
      plane(along + wide * 0.8, 1.65),
      plane(along + wide, 1.3),
    ]),
    fill: mix(ink.midRange, ink.blue, 0.3),
  },
]

function lamp(along: number): Shape[] {
  const [x, y] = at(along, 0, 2.35).map(Math.round) as [number, number]
  const size = Math.round(230 / along)
  return [
    { d: `M${x} ${Math.round(at(along, 0, CEILING)[1])}V${y}`, stroke: ink.soil, width: 3 },
    {
      d: ellipse(x, y, size * 4),
      fill: glow([x, y], size * 4, 1, [0, ink.lamp, 0.7], [1, ink.gold, 0]),
    },
    {
      d: `M${x - size} ${y + size / 2}q0-${size} ${size}-${size}t${size} ${size}z`,
      fill: mix(ink.gold, ink.lamp, 0.5),
    },
  ]
}

/** From one place along the way to another, and from its side that faces the way to its other. */
const box = (along: number, to: number, side: number, other: number, up: number, tone: string): Shape[] => [
  {
    d: polygon([at(along, side), at(to, side), at(to, side, up), at(along, side, up)]),
    fill: mix(tone, ink.deep, 0.2),
  },
  {
    d: polygon([at(along, side), at(along, other), at(along, other, up), at(along, side, up)]),
    fill: tone,
  },
  {
    d: polygon([at(along, side, up), at(to, side, up), at(to, other, up), at(along, other, up)]),
    fill: mix(tone, bright, 0.4),
  },
]

export const kitchen = (): Shape[] => [
  ...box(8.4, 10.2, -0.75, -1.9, 0.92, mix(ink.nearRange, ink.navy, 0.35)),
  ...box(7.6, 10.3, 1.15, 1.8, 0.92, mix(ink.nearRange, ink.navy, 0.25)),
  ...lamp(9),
]

export const living = (): Node[] => [
  {
    d: polygon([at(6.2, -1), at(6.2, 1.1), at(4, 1.1), at(4, -1)]),
    fill: mix(ink.blue, ink.glacier, 0.4),
  },
  { d: polygon([at(6, -0.85), at(6, 0.95), at(4.2, 0.95), at(4.2, -0.85)]), stroke: bright, width: 4 },
  ...picture(sunward(2.6), 5.2, 0.9),
  ...box(5.6, 6.3, 1.3, 2.4, 0.45, mix(ink.oak, ink.soil, 0.1)),
  { d: vase(), fill: mix(ink.hill, ink.nearRange, 0.3) },
  ...box(4.3, 6.1, -0.85, -2.4, 0.42, mix(ink.brick, ink.soil, 0.15)),
  ...box(4.3, 6.1, -1.35, -2.4, 0.82, mix(ink.brick, ink.soil, 0.15)),
  ...lamp(5),
]

function vase(): string {
  const [x, y] = at(5.9, 1.5, 0.45).map(Math.round) as [number, number]
  return `M${x - 9} ${y}h18l4-28h-26zM${x} ${y - 24}q-34-20-38-60 32 8 38 50-2-50 12-76 18 38-4 80 8-34 36-40-10 36-44 46z`
}

/** A picture at the left; at the right a bench under coats. */
export function hall(): Shape[] {
  const wall = sunward(1.72)
  const coat = (along: number, tone: string): Shape[] => [
    {
      d: polygon([
        wall(along - 0.04, 1.74),
        wall(along + 0.04, 1.74),
        wall(along + 0.15, 1.55),
        wall(along + 0.2, 0.85),
        wall(along - 0.2, 0.82),
        wall(along - 0.15, 1.55),
      ]),
      fill: tone,
    },
    {
      d: lines(wall, [
        [along, 1.7],
        [along - 0.02, 0.86],
      ]),
      stroke: mix(tone, ink.deep, 0.4),
      width: 4,
    },
  ]
  return [
    ...picture(sunward(-1.75), 2.15, 0.62),
    {
      d: lines(wall, [
        [1.95, 1.78],
        [2.95, 1.78],
      ]),
      stroke: mix(ink.oak, ink.soil, 0.3),
      width: 10,
    },
    ...coat(2.76, mix(ink.gold, ink.oak, 0.35)),
    ...coat(2.42, mix(ink.brick, ink.soil, 0.2)),
    ...coat(2.1, mix(ink.navy, ink.blue, 0.4)),
    ...box(2, 2.9, 1.3, 1.75, 0.42, mix(ink.oak, ink.wheat, 0.15)),
  ]
}
