/** The frame of the airport, and where a point on its ground is seen. */
import type { Layout } from '../../hero/layout.ts'
import type { Point } from '../../shape.ts'
import { HEIGHT, WIDTH } from '../landmark.ts'

export const LINE = 404
/** Where the runway ends, and the light is. */
const END = 1236
/** Where the train's head is: right of the phones' left edge by more than its length, and left of the near lights. */
export const HEAD = 772

export const layout: Layout = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 372,
  apex: [1010, 78],
  span: { left: 500, right: 900 },
  band: [104, 62],
  light: { x: 1180, left: 900, right: 560 },
  city: { x: 300, ground: LINE, scale: 0.3 },
  river: [],
  relief: 1.05,
  hawks: [0, 0],
}

/** The ground: `across` from the middle of the runway, `away` from the eye. */
export const seen = (across: number, away: number, up = 0): Point => [
  END + ((across - 0.62) * 940) / away,
  LINE - 2 + (204 - up * 204) / away,
]
