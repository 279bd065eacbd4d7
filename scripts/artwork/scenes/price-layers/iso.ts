/** Three plots of ten by ten, one over the other, seen from above a corner, with the light from the right. */
import { ink, mix } from '../../palette.ts'
import { between, type Point, polygon, polyline, type Shape } from '../../shape.ts'

export const [WIDE, HIGH] = [400, 500]

/** Where a point is seen: so far to the lower right, to the lower left, and up. */
export type Iso = (x: number, y: number, up?: number) => Point

const level =
  (middle: number): Iso =>
  (x, y, up = 0) => [WIDE / 2 + (x - y) * 19, middle + (x + y - 10) * 6.2 - up * 13]

/** The words beside the drawing stand at these heights. */
export const [FINISH, STRUCTURE, GROUND] = [level(130), level(265), level(400)]

export type Spot = readonly [x: number, y: number, up?: number]

export const area = (at: Iso, ...spots: readonly Spot[]): string =>
  polygon(
    spots.map((spot) => at(...spot)),
    1,
  )

export const line = (at: Iso, ...spots: readonly Spot[]): string =>
  polyline(
    spots.map((spot) => at(...spot)),
    1,
  )

/** A level rectangle, from one corner to the other. */
export const flat = (at: Iso, [x, y, up = 0]: Spot, wide: number, deep: number): string =>
  area(at, [x, y, up], [x + wide, y, up], [x + wide, y + deep, up], [x, y + deep, up])

/** A box on its lowest corner: its top, the side in the light and the side in the shade. */
export function box(
  at: Iso,
  [x, y, up = 0]: Spot,
  [wide, deep, high]: readonly [number, number, number],
  colour: string,
): Shape[] {
  const [right, front, top] = [x + wide, y + deep, up + high]
  return [
    {
      d: area(at, [x, front, top], [right, front, top], [right, front, up], [x, front, up]),
      fill: mix(colour, ink.night, 0.42),
    },
    {
      d: area(at, [right, y, top], [right, front, top], [right, front, up], [right, y, up]),
      fill: mix(colour, ink.night, 0.12),
    },
    { d: flat(at, [x, y, top], wide, deep), fill: mix(colour, ink.wheat, 0.28) },
  ]
}

/** The plot itself, so thick, in the light along its top from the left to the right. */
export const slab = (at: Iso, thick: number, top: string, side: string): Shape[] => [
  ...box(at, [0, 0, -thick], [10, 10, thick], side),
  {
    d: flat(at, [0, 0], 10, 10),
    fill: between(
      at(0, 10),
      at(10, 0),
      [0, mix(top, ink.soil, 0.3)],
      [0.6, top],
      [1, mix(top, ink.wheat, 0.45)],
    ),
  },
  { d: line(at, [0, 10], [10, 10], [10, 0]), stroke: mix(top, ink.paper, 0.6), width: 1.2 },
]

/** The shadow that a thing lays to the left of it. */
export const shade = (at: Iso, spot: Spot, wide: number, deep: number, share = 0.3): Shape => ({
  d: flat(at, spot, wide, deep),
  fill: ink.night,
  opacity: share,
})
