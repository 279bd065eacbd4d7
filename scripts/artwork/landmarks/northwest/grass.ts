/** The grass in the wind, from the brow down to the eye. */
import type { Shape } from '../../shape.ts'
import { blades } from '../plants.ts'
import { brow, type Grass, rough } from './slope.ts'

export const farGrass = (tones: Grass): Shape[] =>
  blades({ seed: 3, top: brow, from: -20, to: 1620, depth: 120, count: 6500, tall: [3, 12], lean: 0.5 }, [
    tones.shade,
    tones.body,
    tones.lit,
  ])

export const middleGrass = (tones: Grass): Shape[] =>
  blades(
    {
      seed: 8,
      top: (x) => brow(x) + 64 + 26 * rough(x / 300, 4),
      from: -20,
      to: 1620,
      depth: 170,
      count: 6000,
      tall: [11, 30],
      lean: 0.55,
    },
    [tones.shade, tones.body, tones.lit],
  )

export const nearGrass = (tones: Grass): Shape[] => [
  ...blades(
    {
      seed: 9,
      top: (x) => brow(x) + 150 + 12 * rough(x / 90, 8),
      from: -30,
      to: 1630,
      depth: 150,
      count: 3600,
      tall: [26, 66],
      lean: 0.5,
    },
    [tones.deep, tones.shade, tones.lit],
  ),
  ...blades(
    {
      seed: 12,
      top: (x) => brow(x) + 120,
      from: -30,
      to: 1630,
      depth: 200,
      count: 620,
      tall: [22, 74],
      lean: 0.6,
    },
    [tones.body, tones.lit, tones.tip],
  ),
]
