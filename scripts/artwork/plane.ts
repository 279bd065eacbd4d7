/** The ground seen from above at an angle: maps metres to the stage. */
import { type Point, polygon } from './shape.ts'

export interface Eye {
  /** Where the ground meets the sky, and the middle of the view, in px. */
  horizon: number
  middle: number
  /** Height of the eye in px at a distance of 1. */
  height: number
  /** Turn of the ground's grid, in radians. */
  turn: number
}

/** The position on the stage of a point `across` and `away`; `up` is its height. */
export function seen({ horizon, middle, height, turn }: Eye, across: number, away: number, up = 0): Point {
  const x = across * Math.cos(turn) - away * Math.sin(turn)
  const depth = Math.max(0.35, across * Math.sin(turn) + away * Math.cos(turn))
  return [middle + (x * height) / depth, horizon + (height * (1 - up)) / depth]
}

/** An outline on the ground. */
export const outline = (eye: Eye, points: readonly Point[]): string =>
  polygon(points.map(([across, away]) => seen(eye, across, away)))
