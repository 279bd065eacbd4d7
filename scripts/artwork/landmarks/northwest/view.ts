/** The frame of Nose Hill. */
import type { Layout } from '../../hero/layout.ts'
import { HEIGHT, WIDTH } from '../landmark.ts'

export const layout: Layout = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 318,
  apex: [1060, 96],
  span: { left: 420, right: 900 },
  band: [96, 58],
  light: { x: 1080, left: 820, right: 600 },
  city: { x: 770, ground: 372, scale: 0.5 },
  river: [],
  relief: 1.15,
  hawks: [0, 0],
}
