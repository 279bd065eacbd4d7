/** The frame of the reservoir: its far shore, and where the sun is, over the pass between two peaks. */
import type { Layout } from '../../hero/layout.ts'
import { HEIGHT, WIDTH } from '../landmark.ts'

export const SHORE = 362
export const SUN = 604

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
