import { ink, mix } from '../../palette.ts'
import { type Coat, coats } from '../houses/coats.ts'
import { type Tint, tints } from '../land.ts'
import { type Mood, moods } from '../moods.ts'

/** The light on the lake: the colours of the houses, the far bank, the water from the shore down, and the near bank. */
export interface Light {
  mood: Mood
  tint: Tint
  haze: string
  coat: Coat
  walls: readonly string[]
  bank: string
  water: readonly [shore: string, middle: string, near: string]
  mirror: number
  glint: string
  leaves: string
  canoe: string
  ground: string
  /** Whether the moon is over it. */
  moon?: boolean
  /** Skaters on the ice instead of the canoe. */
  frozen?: boolean
}

export const evening: Light = {
  mood: moods.gold,
  tint: tints.none,
  haze: ink.paper,
  coat: coats.evening,
  walls: [
    ink.nearRange,
    mix(ink.midRange, ink.wheat, 0.3),
    mix(ink.blue, ink.midRange, 0.3),
    mix(ink.belly, ink.gold, 0.2),
  ],
  bank: mix(ink.hill, ink.glacier, 0.25),
  water: [
    mix(ink.gold, ink.blush, 0.55),
    mix(mix(ink.glacier, ink.lilac, 0.55), ink.blue, 0.5),
    mix(ink.blue, ink.navy, 0.6),
  ],
  mirror: 0.22,
  glint: ink.wheat,
  leaves: mix(ink.hill, ink.nearRange, 0.3),
  canoe: mix(ink.gold, ink.belly, 0.3),
  ground: ink.spruce,
  moon: true,
}

export const night: Light = {
  mood: moods.night,
  tint: tints.dusk,
  haze: mix(ink.cloud, ink.blue, 0.35),
  coat: { ...coats.dusk, trim: mix(ink.cloud, ink.glacier, 0.3) },
  walls: [
    mix(ink.navy, ink.blue, 0.3),
    mix(ink.cloud, ink.belly, 0.25),
    mix(ink.cloud, ink.blue, 0.2),
    mix(ink.navy, ink.cloud, 0.6),
  ],
  bank: mix(ink.hill, ink.night, 0.6),
  water: [mix(ink.cloud, ink.blue, 0.35), mix(ink.navy, ink.cloud, 0.5), ink.deep],
  mirror: 0.5,
  glint: mix(ink.lamp, ink.blue, 0.2),
  leaves: mix(ink.hill, ink.night, 0.7),
  canoe: mix(ink.belly, ink.navy, 0.6),
  ground: ink.deep,
}

const snow = mix(ink.pale, ink.paper, 0.55)
export const winter: Light = {
  mood: moods.dawn,
  tint: tints.dawn,
  haze: ink.wheat,
  coat: coats.winter,
  walls: [
    mix(ink.midRange, ink.blue, 0.35),
    mix(ink.brick, ink.belly, 0.45),
    mix(ink.glacier, ink.blue, 0.4),
    mix(ink.gold, ink.belly, 0.35),
  ],
  bank: snow,
  water: [mix(snow, ink.glacier, 0.3), mix(ink.glacier, ink.pale, 0.5), mix(ink.glacier, ink.blue, 0.25)],
  mirror: 0.12,
  glint: ink.paper,
  leaves: mix(ink.pale, ink.glacier, 0.25),
  canoe: mix(ink.oak, ink.belly, 0.3),
  ground: mix(snow, ink.glacier, 0.25),
  frozen: true,
}
