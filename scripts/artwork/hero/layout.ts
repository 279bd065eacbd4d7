/** Positions in the hero's landscape. */
import { lerp } from '../noise.ts'
import type { Point } from '../shape.ts'

export interface Layout {
  width: number
  height: number
  /** Foot of the mountains, in px from the top. */
  horizon: number
  /** The highest point of the arch. */
  apex: Point
  /** How far the arch reaches on either side, in px. On the left it then runs on, as a low band. */
  span: { left: number; right: number }
  /** Height of that band at the arch, and at the left edge of the frame, in px. */
  band: readonly [atArch: number, atEdge: number]
  /** Where the light is strongest, and how far it reaches on either side, in px. */
  light: { x: number; left: number; right: number }
  city: { x: number; ground: number; scale: number }
  /** The river's centre line from the city to the frame's edge: x, y, width. */
  river: readonly (readonly [x: number, y: number, width: number])[]
  /** Size of mountains and trees, relative to the wide frame. */
  relief: number
}

export const landscape: Layout = {
  width: 1280,
  height: 720,
  horizon: 508,
  apex: [1040, 322],
  span: { left: 235, right: 640 },
  band: [80, 46],
  light: { x: 1040, left: 700, right: 420 },
  city: { x: 897, ground: 554, scale: 0.38 },
  river: [
    [1165, 557, 3],
    [1112, 562, 6],
    [1032, 568, 9],
    [956, 576, 13],
    [930, 587, 19],
    [990, 601, 28],
    [1088, 618, 41],
    [1120, 646, 62],
    [1050, 692, 98],
    [955, 748, 140],
  ],
  relief: 1,
}

/** Height of the cloud's edge at x, in px from the top. */
export function archAt({ apex, span, band, horizon }: Layout, x: number): number {
  const rise = horizon - apex[1]
  if (x > apex[0]) return apex[1] + rise * ((x - apex[0]) / span.right) ** 1.9
  const low = lerp(band[1], band[0], x / apex[0])
  return horizon - low - (rise - low) * Math.exp(-(((apex[0] - x) / span.left) ** 2))
}

/** How much of the light reaches x, 0 to 1. */
export function lightAt({ light }: Layout, x: number): number {
  const share = x < light.x ? (light.x - x) / light.left : (x - light.x) / light.right
  return Math.exp(-(share ** 2))
}
