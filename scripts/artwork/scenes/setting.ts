import { ink, mix } from '../palette.ts'
import { down, type Point, rect, type Shape } from '../shape.ts'
import { height, width } from './frame.ts'
import { hillside, ranges, type Tint, tints } from './land.ts'
import { type Mood, moods } from './moods.ts'
import type { Moon } from './moon.ts'
import { sky } from './sky.ts'

interface Setting {
  seed: number
  /** The arch's highest point. */
  apex: Point
  mood?: Mood
  tint?: Tint
  haze?: string
  /** Colours of the hill and of the ground in front of it, from the top down. */
  hill: readonly [top: string, foot: string]
  soil: readonly [top: string, foot: string]
  /** Where the ground begins, in px from the top. */
  ground: number
  /** The moon at night; none, if left out. */
  moon?: Moon
  /** Whether the mountains show behind the hill. */
  mountains?: boolean
}

/** The colours of a setting at dusk whose ground is a lawn. */
export const lawnAtDusk = (grass: string): Pick<Setting, 'mood' | 'tint' | 'haze' | 'hill' | 'soil'> => ({
  mood: moods.dusk,
  tint: tints.dusk,
  haze: ink.amber,
  hill: [mix(ink.nearRange, ink.navy, 0.3), ink.hill],
  soil: [mix(grass, ink.gold, 0.08), mix(grass, ink.night, 0.6)],
})

/** Sky, land and ground for a house to stand on. The light is under the arch. */
export function setting(options: Setting): Shape[] {
  const { seed, apex, mood = moods.gold, tint = tints.none, haze = ink.wheat, ground, moon } = options
  const { hill, soil, mountains = true } = options
  const horizon = ground - 84
  return [
    ...sky({ width, horizon, apex, span: [1150, 1150], light: [apex[0], 640], mood, seed, streaks: 4, moon }),
    ...(mountains
      ? ranges({
          width,
          base: horizon,
          rise: 92,
          light: apex[0],
          floor: height,
          seed: seed + 40,
          tint,
          haze,
          count: 1,
        })
      : []),
    ...hillside({
      seed: seed + 3,
      width,
      base: ground - 36,
      rise: 44,
      swell: 620,
      floor: height,
      top: hill[0],
      foot: hill[1],
    }),
    {
      d: rect(0, ground, width, height - ground),
      fill: down(ground, height, [0, soil[0]], [1, soil[1]]),
    },
  ]
}
