/** The four lights of the hero: the same landscape, each time in other inks. */
import type { Daylight } from '../../../src/features/daylight/daylight.ts'
import { ink, mix, oklch } from '../palette.ts'
import type { Point, Stop } from '../shape.ts'

type Inks = Record<keyof typeof ink, string>
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

const NO_DOME = { colour: ink.gold, strength: 0 }

const dusk: Hour = {
  inks: ink,
  sky: {
    band: [
      [0, ink.amber],
      [0.1, mix(ink.amber, ink.gold, 0.8)],
      [0.28, mix(ink.gold, ink.wheat, 0.6)],
      [0.45, ink.wheat],
      [0.62, mix(ink.wheat, ink.pale, 0.6)],
      [0.78, ink.pale],
      [0.92, ink.glacier],
      [1, mix(ink.glacier, ink.blue, 0.35)],
    ],
    away: [
      [0, mix(ink.amber, ink.cloud, 0.55)],
      [0.14, mix(ink.amber, ink.cloud, 0.78)],
      [0.4, mix(ink.blue, ink.cloud, 0.55)],
      [1, mix(ink.blue, ink.cloud, 0.8)],
    ],
    cloud: [
      [0, mix(ink.belly, ink.blue, 0.25)],
      [0.06, ink.belly],
      [0.2, ink.cloud],
      [0.48, ink.navy],
      [1, ink.deep],
    ],
    rim: { colour: mix(ink.gold, ink.wheat, 0.35), edge: 1, under: 1 },
    strips: 1,
    stars: 0,
  },
  snow: { lit: mix(ink.pale, ink.wheat, 0.6), far: 0.85, mid: 0.85 },
  haze: {
    lit: mix(ink.gold, ink.wheat, 0.45),
    away: mix(ink.blue, ink.cloud, 0.5),
    strength: 1,
  },
  shadow: { colour: mix(ink.cloud, ink.navy, 0.4), strength: 0.9 },
  water: [
    [0, ink.wheat],
    [0.16, mix(ink.gold, ink.wheat, 0.3)],
    [0.42, mix(ink.glacier, ink.blue, 0.35)],
    [0.75, mix(ink.blue, ink.cloud, 0.4)],
    [1, ink.cloud],
  ],
  plain: { glow: ink.gold, strength: 1, top: mix(ink.hill, ink.gold, 0.1), crown: ink.gold, fields: 1 },
  lamps: { colour: mix(ink.gold, ink.wheat, 0.4), lit: 0.24, strength: 1, dome: NO_DOME, streets: 0 },
  wall: ink.wheat,
}

const nightInks: Inks = {
  ...ink,
  pale: oklch(80, 0.05, 232),
  glacier: oklch(70, 0.085, 235),
  blue: oklch(42, 0.1, 246),
  farRange: oklch(56, 0.075, 245),
  midRange: oklch(43, 0.08, 247),
  nearRange: oklch(30, 0.062, 244),
  hill: oklch(28, 0.058, 238),
  spruce: oklch(22, 0.048, 236),
  night: oklch(12.5, 0.03, 236),
}

const night: Hour = {
  inks: nightInks,
  sky: {
    band: [
      [0, oklch(86, 0.05, 205)],
      [0.1, oklch(79, 0.07, 215)],
      [0.28, oklch(68, 0.098, 230)],
      [0.52, oklch(54, 0.115, 242)],
      [0.78, oklch(43, 0.115, 250)],
      [1, oklch(36, 0.1, 254)],
    ],
    away: [
      [0, oklch(50, 0.08, 232)],
      [0.3, oklch(40, 0.085, 240)],
      [1, oklch(30, 0.07, 246)],
    ],
    cloud: [
      [0, oklch(40, 0.07, 240)],
      [0.06, oklch(34, 0.066, 236)],
      [0.2, oklch(27, 0.055, 230)],
      [0.48, oklch(21.5, 0.04, 224)],
      [1, ink.deep],
    ],
    rim: { colour: oklch(91, 0.035, 220), edge: 0.95, under: 0.85 },
    strips: 0.3,
    stars: 230,
    moon: [1146, 388],
  },
  snow: { lit: oklch(95, 0.02, 225), far: 0.95, mid: 0.95 },
  haze: { lit: oklch(78, 0.06, 220), away: oklch(40, 0.075, 240), strength: 0.85 },
  shadow: { colour: oklch(24, 0.055, 242), strength: 0.8 },
  water: [
    [0, oklch(88, 0.09, 82)],
    [0.1, oklch(84, 0.07, 95)],
    [0.24, oklch(82, 0.05, 205)],
    [0.5, oklch(68, 0.09, 230)],
    [0.78, oklch(48, 0.095, 240)],
    [1, oklch(34, 0.075, 244)],
  ],
  plain: {
    glow: oklch(68, 0.115, 62),
    strength: 0.5,
    top: oklch(36, 0.06, 236),
    crown: oklch(76, 0.07, 230),
    fields: 1.7,
  },
  lamps: {
    colour: oklch(88, 0.115, 82),
    lit: 0.56,
    strength: 1.25,
    dome: { colour: oklch(80, 0.12, 62), strength: 0.5 },
    streets: 1,
  },
  wall: oklch(84, 0.045, 225),
}

const dayInks: Inks = {
  ...ink,
  pale: oklch(93, 0.025, 225),
  glacier: oklch(84, 0.06, 232),
  blue: oklch(58, 0.11, 240),
  farRange: oklch(72, 0.055, 245),
  midRange: oklch(58, 0.07, 245),
  nearRange: oklch(52, 0.055, 205),
  hill: oklch(59, 0.068, 116),
  spruce: oklch(45, 0.06, 132),
  night: oklch(27, 0.042, 165),
  deep: oklch(19, 0.034, 185),
  gold: oklch(84, 0.1, 95),
}

const day: Hour = {
  inks: dayInks,
  sky: {
    band: [
      [0, oklch(96.5, 0.02, 90)],
      [0.16, oklch(95, 0.022, 205)],
      [0.38, oklch(90, 0.045, 225)],
      [0.66, oklch(81, 0.085, 234)],
      [0.9, oklch(72, 0.115, 240)],
      [1, oklch(68, 0.12, 242)],
    ],
    away: [
      [0, oklch(82, 0.045, 225)],
      [0.3, oklch(72, 0.07, 232)],
      [1, oklch(60, 0.085, 238)],
    ],
    cloud: [
      [0, oklch(56, 0.06, 235)],
      [0.06, oklch(47, 0.062, 232)],
      [0.2, oklch(37, 0.058, 225)],
      [0.48, oklch(28, 0.042, 218)],
      [1, oklch(18, 0.032, 215)],
    ],
    rim: { colour: oklch(98, 0.012, 95), edge: 0.9, under: 0.95 },
    strips: 1,
    stars: 0,
  },
  snow: { lit: oklch(98.5, 0.006, 230), far: 0.95, mid: 0.95 },
  haze: { lit: oklch(95, 0.02, 215), away: oklch(76, 0.05, 232), strength: 0.8 },
  shadow: { colour: oklch(46, 0.06, 232), strength: 0.62 },
  water: [
    [0, oklch(95, 0.02, 215)],
    [0.16, oklch(88, 0.05, 225)],
    [0.42, oklch(75, 0.095, 234)],
    [0.75, oklch(62, 0.105, 238)],
    [1, oklch(50, 0.09, 238)],
  ],
  plain: {
    glow: oklch(88, 0.1, 105),
    strength: 0.95,
    top: oklch(70, 0.07, 118),
    crown: oklch(88, 0.1, 98),
    fields: 2,
  },
  lamps: { colour: oklch(95, 0.025, 220), lit: 0.34, strength: 0.55, dome: NO_DOME, streets: 0 },
  wall: oklch(97, 0.02, 95),
  towers: {
    nearRange: oklch(55, 0.055, 232),
    navy: oklch(36, 0.06, 238),
    hill: oklch(55, 0.045, 230),
    spruce: oklch(42, 0.05, 234),
  },
}

const dawnInks: Inks = {
  ...ink,
  pale: oklch(86, 0.045, 300),
  glacier: oklch(76, 0.06, 285),
  blue: oklch(45, 0.085, 275),
  farRange: oklch(66, 0.07, 330),
  midRange: oklch(50, 0.075, 300),
  nearRange: oklch(38, 0.06, 275),
  hill: oklch(36, 0.045, 255),
  spruce: oklch(27, 0.042, 235),
  night: oklch(18.5, 0.034, 235),
  gold: oklch(80, 0.1, 45),
  wheat: oklch(89, 0.06, 50),
}

const dawn: Hour = {
  inks: dawnInks,
  sky: {
    band: [
      [0, oklch(84, 0.085, 62)],
      [0.13, oklch(83, 0.095, 40)],
      [0.3, oklch(79, 0.1, 18)],
      [0.5, oklch(77, 0.085, 350)],
      [0.7, oklch(74, 0.07, 315)],
      [0.88, oklch(69, 0.07, 285)],
      [1, oklch(60, 0.075, 278)],
    ],
    away: [
      [0, oklch(56, 0.085, 5)],
      [0.25, oklch(49, 0.08, 325)],
      [1, oklch(38, 0.065, 285)],
    ],
    cloud: [
      [0, oklch(46, 0.075, 320)],
      [0.06, oklch(40, 0.07, 300)],
      [0.2, oklch(32, 0.055, 268)],
      [0.48, oklch(24.5, 0.04, 235)],
      [1, ink.deep],
    ],
    rim: { colour: oklch(86, 0.085, 30), edge: 1, under: 1.25 },
    strips: 1.15,
    stars: 0,
  },
  snow: { lit: oklch(92, 0.062, 32), far: 1, mid: 0.9 },
  haze: { lit: oklch(88, 0.06, 45), away: oklch(50, 0.07, 310), strength: 1.1 },
  shadow: { colour: oklch(31, 0.055, 285), strength: 0.85 },
  water: [
    [0, oklch(91, 0.06, 55)],
    [0.16, oklch(84, 0.085, 35)],
    [0.42, oklch(70, 0.08, 345)],
    [0.75, oklch(50, 0.075, 295)],
    [1, oklch(34, 0.06, 270)],
  ],
  plain: {
    glow: oklch(82, 0.1, 40),
    strength: 0.85,
    top: oklch(48, 0.05, 320),
    crown: oklch(84, 0.09, 40),
    fields: 1.3,
  },
  lamps: { colour: oklch(88, 0.1, 75), lit: 0.16, strength: 0.9, dome: NO_DOME, streets: 0.35 },
  wall: oklch(89, 0.07, 40),
}

export const hours: Readonly<Record<Daylight, Hour>> = { dawn, day, dusk, night }
