/** The walls of the old houses: their tones, and the windows in them. */
import { ink, mix } from '../../palette.ts'
import type { Point, Shape } from '../../shape.ts'
import { lines, type Pane, type Plane, panes } from '../perspective.ts'
import { at, FRONT } from './view.ts'

const brick = mix(ink.brick, ink.soil, 0.35)
export const lit = mix(mix(brick, ink.blue, 0.28), ink.gold, 0.14)
export const dim = mix(brick, ink.navy, 0.66)
export const trim = mix(ink.glacier, ink.blush, 0.45)
export const trimDim = mix(ink.blue, ink.belly, 0.5)
export const trimHalf = mix(trim, ink.blue, 0.25)
export const slate = mix(ink.blue, ink.navy, 0.45)
export const roof = mix(slate, ink.glacier, 0.25)
export const dark = mix(ink.blue, ink.navy, 0.62)

/** The fronts, which face the street, and a side so far along it. */
export const front: Plane = (along, up) => at(along, FRONT, up)
export const side =
  (along: number): Plane =>
  (across, up) =>
    at(along, across, up)
/** A wall's tone from one point to another. */
export const span = (from: string, to: string, left: Point, right: Point) =>
  ({
    kind: 'linear',
    from: left,
    to: right,
    stops: [
      [0, from],
      [1, to],
    ],
  }) as const

/** Windows of two sashes. */
export function sashes(plane: Plane, list: readonly Pane[], frame: string, width: number): Shape[] {
  return [
    {
      d:
        panes(plane, ...list) +
        lines(
          plane,
          ...list.map(([x, y, w, h]) => [[x, y + h / 2] as Point, [x + w, y + h / 2] as Point] as const),
        ),
      stroke: frame,
      width,
    },
    {
      d: panes(plane, ...list.map(([x, y, w]): Pane => [x - 0.12, y - 0.2, w + 0.24, 0.18])),
      fill: frame,
    },
  ]
}
