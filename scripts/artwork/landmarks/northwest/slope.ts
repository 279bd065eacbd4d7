/** The form of the hill, the inks of its grass, and its shade. */
import { gradientNoise } from '../../noise.ts'
import { oklch } from '../../palette.ts'
import { curve, type Point, type Shape } from '../../shape.ts'
import { HEIGHT } from '../landmark.ts'

export const rough = gradientNoise(6)
/** The brow of the hill: high at the left, falling to the right. */
export const brow = (x: number) =>
  352 +
  178 / (1 + Math.exp(-(x - 640) / 170)) -
  46 * Math.exp(-(((x - 1640) / 240) ** 2)) +
  7 * rough(x / 150, 1)

const edge: Point[] = Array.from({ length: 68 }, (_, i): Point => [-20 + i * 24.5, brow(-20 + i * 24.5)])

export const slope = `${curve(edge)}V${HEIGHT + 4}H-20z`

export type Grass = Record<'deep' | 'shade' | 'body' | 'lit' | 'tip', string>

export const grass = (dark: boolean): Grass =>
  dark
    ? {
        deep: oklch(23, 0.042, 236),
        shade: oklch(29, 0.048, 236),
        body: oklch(36, 0.055, 236),
        lit: oklch(55, 0.07, 234),
        tip: oklch(74, 0.06, 225),
      }
    : {
        deep: oklch(30, 0.05, 130),
        shade: oklch(42, 0.066, 112),
        body: oklch(58, 0.088, 98),
        lit: oklch(77, 0.11, 90),
        tip: oklch(91, 0.085, 92),
      }

/** The dark of the slope towards the left, away from the light. */
export const shadow = (colour: string, strength = 1): Shape => ({
  d: slope,
  fill: {
    kind: 'linear',
    from: [0, 0],
    to: [900, 260],
    stops: [
      [0, colour, 0.7 * strength],
      [0.5, colour, 0.3 * strength],
      [1, colour, 0],
    ],
  },
})
