/** Positions in the hero's landscape. */
import type { Point } from '../shape.ts'

export interface Layout {
  width: number
  height: number
  /** Foot of the mountains, in px from the top. */
  horizon: number
  /** The highest point of the arch, and how it falls away to either side. */
  apex: Point
  /** Half spans of the arch, in px: where it would meet the horizon. */
  span: { left: number; right: number }
  /** Where the light is strongest, and how far it reaches on either side, in px. */
  light: { x: number; left: number; right: number }
  city: { x: number; ground: number; scale: number }
  /** The river's centre line from the city to the frame's edge: x, y, width. */
  river: readonly (readonly [x: number, y: number, width: number])[]
  /** Size of mountains and trees, relative to the wide frame. */
  relief: number
  /** The centre of the hawks' circle. */
  hawks: Point
}

export const landscape: Layout = {
  width: 1280,
  height: 720,
  horizon: 508,
  apex: [1040, 322],
  span: { left: 940, right: 640 },
  light: { x: 1040, left: 192, right: 420 },
  city: { x: 897, ground: 554, scale: 0.38 },
  river: [
    [1165, 558, 3],
    [1115, 565, 6],
    [1035, 574, 9],
    [955, 585, 13],
    [929, 600, 19],
    [993, 619, 27],
    [1080, 642, 40],
    [1105, 674, 62],
    [1035, 711, 96],
    [955, 752, 140],
  ],
  relief: 1,
  hawks: [1135, 412],
}

/** Height of the cloud's edge at x, in px from the top. */
export function archAt({ apex, span, horizon }: Layout, x: number): number {
  const share = x < apex[0] ? (apex[0] - x) / span.left : (x - apex[0]) / span.right
  return apex[1] + (horizon - apex[1]) * share ** (x < apex[0] ? 1.7 : 1.9)
}

/** How much of the light reaches x, 0 to 1. */
export function lightAt({ light }: Layout, x: number): number {
  const share = x < light.x ? (light.x - x) / light.left : (x - light.x) / light.right
  return Math.exp(-(share ** 2))
}
