/** The trees on the brow, and the grass at their feet. */
import { oklch } from '../../palette.ts'
import type { Shape } from '../../shape.ts'
import { blades, leafy } from '../plants.ts'
import { brow, type Grass } from './slope.ts'

export function grove(tones: Grass, dark: boolean): Shape[] {
  const leaf = dark
    ? {
        dark: oklch(23, 0.04, 225),
        mid: oklch(26, 0.05, 228),
        lit: oklch(46, 0.06, 228),
        bark: oklch(52, 0.03, 225),
      }
    : {
        dark: oklch(38, 0.07, 128),
        mid: oklch(58, 0.11, 112),
        lit: oklch(82, 0.13, 100),
        bark: oklch(82, 0.02, 95),
      }
  return [
    ...[
      [118, 176, 12],
      [246, 196, 9],
      [186, 262, 5],
      [312, 148, 23],
      [152, 216, 31],
      [66, 150, 7],
      [222, 230, 17],
      [370, 104, 3],
      [24, 196, 41],
    ].flatMap(([x = 0, tall = 0, seed = 0]) =>
      leafy([x, brow(x) + 20 + (seed % 5) * 3], tall, leaf, seed, 1, 0.25),
    ),
    ...blades(
      {
        seed: 14,
        top: (x) => brow(x) + 16,
        from: -20,
        to: 420,
        depth: 34,
        count: 1500,
        tall: [9, 17],
        lean: 0.5,
      },
      [tones.deep, tones.shade, tones.body],
    ),
  ]
}
