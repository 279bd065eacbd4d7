import { type Point, polygon } from '../../shape.ts'
import type { Plane } from '../perspective.ts'

/** A point beside the lane: across from its middle, at a distance, and above the ground, in cm. */
export const seen = (across: number, away: number, up = 0): Point => [
  800 + (across * 560) / away,
  590 + (330 - up) / away,
]

/** A wall along the lane, so far across: its points by their distance and their height. */
export const along =
  (across: number): Plane =>
  (away, up) =>
    seen(across, away, up)

/** A wall that faces the viewer, so far away: its points by how far they are across, and their height. */
export const facing =
  (away: number): Plane =>
  (across, up) =>
    seen(across, away, up)

/** A part of a wall from one place to another, between two heights. */
export const part = (wall: Plane, from: number, to: number, low: number, high: number): string =>
  polygon([wall(from, low), wall(to, low), wall(to, high), wall(from, high)])
