/** The frame of the reservoir: its far shore, and where its light is: the sun over the pass between two peaks, the moon. */
import type { Layout } from '../../hero/layout.ts'
import type { Point } from '../../shape.ts'
import { HEIGHT, WIDTH } from '../landmark.ts'

export const SHORE = 362
export const SUN = 604
export const MOON: Point = [1096, 206]

export const layout: Layout = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 336,
  apex: [700, 84],
  span: { left: 420, right: 1150 },
  band: [120, 74],
  light: { x: SUN, left: 620, right: 900 },
  city: { x: 0, ground: SHORE, scale: 0.4 },
  river: [],
  relief: 1.5,
  hawks: [0, 0],
}
