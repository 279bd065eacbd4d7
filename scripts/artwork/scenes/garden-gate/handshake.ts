/** Two right hands that clasp each other, 210 px wide, with the middle at 0: the fingers of each go around the other. */
import { warmShade } from '../../portraits/figure.ts'
import { down, type Shape } from '../../shape.ts'

const shaded = down(-30, 56, [0.2, warmShade, 0], [1, warmShade, 0.5])
const crease = { stroke: warmShade, width: 2.4, round: true, opacity: 0.6 } as const

/** From the left the hand of `near`, its back to the front, and from the right that of `far`. */
export function handshake(near: string, far: string): Shape[] {
  const palm = 'M108 6C86-14 66-26 42-30 14-33-12-26-28-12L-30 14C-16 36 14 42 44 42 64 44 84 52 98 62z'
  const back = 'M-108 0C-88-18-64-30-40-32-24-32-12-26-2-16L2 34-14 48C-34 50-58 46-72 48-84 50-92 56-98 62z'
  const fingers = 'M-10-7L44 3M-10 9L43 19M-12 25L34 34M-20 39L18 46'
  const tips = 'M-47 49L-43 39M-31 50L-27 37M-14 50L-12 40'
  const thumb = 'M62-24C48-46 16-52-12-44-26-39-23-24-9-26 8-28 24-24 34-12z'
  return [
    { d: 'M-58-24C-46-50-18-66 6-64 20-61 18-47 6-45-4-42-4-28-4-14z', fill: near },
    { d: palm, fill: far },
    { d: palm, fill: shaded },
    { d: fingers, stroke: near, width: 18.5, round: true },
    { d: 'M-12 25L34 34', stroke: warmShade, width: 18.5, round: true, opacity: 0.16 },
    { d: 'M-20 39L18 46', stroke: warmShade, width: 18.5, round: true, opacity: 0.34 },
    { d: 'M2 2L45 11M0 17L42 26M-2 33L30 40', ...crease },
    { d: back, fill: near },
    { d: back, fill: shaded },
    { d: tips, stroke: far, width: 16.5, round: true },
    { d: tips, stroke: warmShade, width: 16.5, round: true, opacity: 0.2 },
    { d: 'M-40 53L-36 40M-23 53L-20 41', ...crease },
    { d: thumb, fill: far },
    { d: 'M-18-28C-2-24 20-26 34-12', ...crease },
  ]
}
