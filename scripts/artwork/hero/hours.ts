/** The four lights of the hero: the same landscape, each time in other inks. */
import type { Daylight } from '../../../src/features/daylight/daylight.ts'
import { ink, mix, oklch } from '../palette.ts'
import { dawn, night } from './dark-hours.ts'
import type { Hour, Inks } from './hour.ts'

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

export const hours: Readonly<Record<Daylight, Hour>> = { dawn, day, dusk, night }
