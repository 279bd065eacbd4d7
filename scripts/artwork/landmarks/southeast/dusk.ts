/** The light of the street, and its paints, at dusk and by night. */
import { oklch } from '../../palette.ts'

export interface Dusk {
  dark: boolean
  /** What the light makes of a wall: of one that it grazes, and of one in the shade. */
  graze: string
  shade: string
  trim: string
  lamp: string
  deep: string
  glass: string
}

export const duskOf = (dark: boolean): Dusk =>
  dark
    ? {
        dark,
        graze: oklch(58, 0.07, 238),
        shade: oklch(24, 0.05, 244),
        trim: oklch(72, 0.03, 235),
        lamp: oklch(86, 0.125, 78),
        deep: oklch(14, 0.03, 240),
        glass: oklch(24, 0.05, 242),
      }
    : {
        dark,
        graze: oklch(84, 0.1, 66),
        shade: oklch(38, 0.05, 240),
        trim: oklch(88, 0.045, 80),
        lamp: oklch(87, 0.115, 80),
        deep: oklch(18, 0.032, 225),
        glass: oklch(40, 0.06, 225),
      }

/** Of bricks, signs, awnings and cars. */
export type Paints = Record<'red' | 'wine' | 'buff' | 'plum' | 'green' | 'blue', string>

export const paintsOf = (dark: boolean): Paints =>
  dark
    ? {
        red: oklch(34, 0.06, 20),
        wine: oklch(30, 0.045, 5),
        buff: oklch(40, 0.05, 45),
        plum: oklch(32, 0.04, 330),
        green: oklch(28, 0.045, 200),
        blue: oklch(30, 0.06, 245),
      }
    : {
        red: oklch(49, 0.115, 33),
        wine: oklch(42, 0.085, 26),
        buff: oklch(60, 0.085, 58),
        plum: oklch(47, 0.07, 18),
        green: oklch(38, 0.06, 185),
        blue: oklch(43, 0.07, 235),
      }
