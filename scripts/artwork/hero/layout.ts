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
  apex: [900, 256],
  span: { left: 790, right: 720 },
  light: { x: 905, left: 318, right: 470 },
  city: { x: 742, ground: 562, scale: 0.36 },
  river: [
    [1010, 566, 3],
    [960, 573, 6],
    [880, 582, 9],
    [800, 592, 13],
    [774, 606, 19],
    [838, 624, 27],
    [925, 646, 40],
    [950, 676, 62],
    [880, 712, 96],
    [800, 752, 140],
  ],
  relief: 1,
  hawks: [1010, 380],
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
