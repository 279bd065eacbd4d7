/** Nose Hill: the grass slope in the wind, and the city below it against the mountains. */
import type { Hour } from '../hero/hour.ts'
import { oklch } from '../palette.ts'
import { down, glow } from '../shape.ts'
import { farRange, nearRange } from './backdrop.ts'
import { HEIGHT, type Landmark, type Layer } from './landmark.ts'
import { farGrass, middleGrass, nearGrass } from './northwest/grass.ts'
import { grove } from './northwest/grove.ts'
import { grass, shadow, slope } from './northwest/slope.ts'
import { stroller } from './northwest/stroller.ts'
import { trail } from './northwest/trail.ts'
import { city, farSide, plain } from './northwest/valley.ts'
import { layout } from './northwest/view.ts'

function layers(hour: Hour, dark: boolean): Layer[] {
  const { horizon } = layout
  const tones = grass(dark)
  return [
    {
      shapes: farRange(layout, hour, { seed: 21, base: horizon + 4, rise: 92, spacing: 112 }),
      haze: { y: horizon + 2, depth: 52, strength: 0.6 },
    },
    {
      shapes: nearRange(layout, hour, { seed: 38, base: horizon + 20, rise: 66, spacing: 150 }),
      haze: { y: horizon + 24, depth: 40, strength: 0.5 },
    },
    farSide(hour),
    city(hour),
    plain(hour),
    {
      shapes: [
        { d: slope, fill: down(350, HEIGHT, [0, tones.body], [0.45, tones.shade], [1, tones.deep]) },
        {
          d: slope,
          fill: glow([1080, 430], 760, 0.42, [0, tones.lit, 0.75], [0.5, tones.lit, 0.28], [1, tones.lit, 0]),
        },
        ...farGrass(tones),
        shadow(tones.deep),
      ],
    },
    { shapes: grove(tones, dark) },
    {
      shapes: [
        trail(dark),
        ...middleGrass(tones),
        ...stroller(
          742,
          520,
          58,
          dark ? oklch(12, 0.03, 236) : oklch(27, 0.05, 225),
          dark ? oklch(41, 0.085, 30) : oklch(52, 0.15, 32),
          tones.tip,
        ),
        ...nearGrass(tones),
        shadow(tones.deep, 0.8),
      ],
    },
  ]
}

export const northwest: Landmark = { layout, day: 'day', moon: [1216, 196], phone: 400, layers }
