/** What is different about the hero's landscape in each light of the day. */
import type { ink } from '../palette.ts'
import type { Point, Stop } from '../shape.ts'

export type Inks = Record<keyof typeof ink, string>
export type Ramp = readonly (readonly [at: number, colour: string])[]

export interface Hour {
  inks: Inks
  sky: {
    /** From the horizon up to the arch, in the light and away from it. */
    band: Ramp
    away: Ramp
    /** From the arch up to the top of the frame. */
    cloud: Ramp
    /** The cloud's lit edge, and the light beneath it: strengths from 0 to 1. */
    rim: { colour: string; edge: number; under: number }
    /** Clouds in the band of light, from 0 to 1. */
    strips: number
    /** How many stars there are. */
    stars: number
    moon?: Point
  }
  snow: { lit: string; far: number; mid: number }
  haze: { lit: string; away: string; strength: number }
  /** What the cloud's shadow makes of the ranges outside the light. */
  shadow: { colour: string; strength: number }
  water: readonly Stop[]
  /** The light on the plain under the arch, the plain at the city, sunlit leaves, and how clear its fields are. */
  plain: { glow: string; strength: number; top: string; crown: string; fields: number }
  /** Of the windows and lamps: their colour, the share of the towers' that are lit, and their strength. */
  lamps: {
    colour: string
    lit: number
    strength: number
    /** The city's glow in the air, and how many streets are lit: from 0 to 1. */
    dome: { colour: string; strength: number }
    streets: number
  }
  /** The light along the walls of the towers, and their own inks where the land's do not suit them. */
  wall: string
  towers?: Partial<Inks>
}
