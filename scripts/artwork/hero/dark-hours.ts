/** The hero by night and at dawn. */
import { ink, oklch } from '../palette.ts'
import type { Hour, Inks } from './hour.ts'

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

export const night: Hour = {
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

export const dawn: Hour = {
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
  lamps: {
    colour: oklch(88, 0.1, 75),
    lit: 0.16,
    strength: 0.9,
    dome: { colour: ink.gold, strength: 0 },
    streets: 0.35,
  },
  wall: oklch(89, 0.07, 40),
}
