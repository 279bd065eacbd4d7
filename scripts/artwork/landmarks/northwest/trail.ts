/** The trail up the hill, wide at the eye. */
import { oklch } from '../../palette.ts'
import { curve, type Point, type Shape } from '../../shape.ts'

const TRAIL: Point[] = [
  [1000, 640],
  [900, 570],
  [720, 520],
  [560, 494],
  [520, 470],
  [590, 448],
  [640, 438],
]
const WIDE = [96, 64, 34, 19, 11, 7, 4]
const left = TRAIL.map(([x, y], i): Point => [x - (WIDE[i] ?? 0) * 0.9, y - (WIDE[i] ?? 0) * 0.12])
const right = TRAIL.map(([x, y], i): Point => [x + (WIDE[i] ?? 0) * 0.9, y + (WIDE[i] ?? 0) * 0.12])

export const trail = (dark: boolean): Shape => ({
  d: `${curve(left)}L${curve(right.toReversed()).slice(1)}z`,
  fill: dark ? oklch(50, 0.05, 232) : oklch(80, 0.07, 82),
})
