import { ink, kept, mix } from '../palette.ts'
import { dashes, type Point, polygon, type Shape } from '../shape.ts'
import { height, width } from './frame.ts'

type Row = {
  /** From 0, far and pale, to 1, near and dark. */
  near: number
  /** Where its walls would stand, in pixels from the top, if the next row were not before it. */
  ground: number
  /** From one house to the next, about, in pixels. */
  size: number
  draw: () => number
}

/** Its ridge: gabled, along the street, or with a chimney, in turn, as one outline for all would look like a pattern. */
const roof = (kind: number, x: number, top: number, half: number, peak: number): readonly Point[] =>
  [
    [[x, top]] as const,
    [
      [x - half * 0.55, top + peak * 0.1],
      [x + half * 0.55, top + peak * 0.1],
    ] as const,
    [
      [x, top],
      [x + half * 0.34, top + peak * 0.3],
      [x + half * 0.34, top - peak * 0.16],
      [x + half * 0.56, top - peak * 0.16],
      [x + half * 0.56, top + peak * 0.5],
    ] as const,
  ][kind] ?? []

/** A row of gabled houses at nightfall, some of their windows lit, down to the foot of the drawing. */
export function litRoofs({ near, ground, size, draw }: Row): Shape[] {
  const houses: string[] = []
  const warm: Point[] = []
  for (let x = -size * draw(); x < width + size; x += size * (1.02 + 0.16 * draw())) {
    const tall = size * (0.7 + 0.35 * draw())
    const peak = size * (0.3 + 0.2 * draw())
    const half = size * 0.46
    const [eaves, top] = [ground - tall, ground - tall - peak]
    houses.push(
      polygon([
        [x - half, height],
        [x - half, eaves],
        [x - half * 1.14, eaves],
        ...roof(houses.length % 3, x, top, half, peak),
        [x + half * 1.14, eaves],
        [x + half, eaves],
        [x + half, height],
      ]),
    )
    if (draw() < 0.75) warm.push([x - half * 0.6, ground - tall * 0.62])
    if (draw() < 0.6) warm.push([x + half * 0.12, ground - tall * 0.62])
  }
  const tone = mix(mix(ink.blue, ink.cloud, 0.55), ink.deep, 0.12 + 0.6 * near)
  return [
    { d: houses.join(''), fill: tone, stroke: mix(tone, ink.lamp, 0.22), width: 2 },
    {
      d: dashes(warm, Math.round(size * 0.2)),
      stroke: kept(mix(tone, ink.lamp, Math.min(1, 0.75 + 0.35 * near))),
      width: size * 0.22,
    },
  ]
}
