/** The boats on the reservoir. */
import { ink, mix, oklch } from '../../palette.ts'
import type { Shape } from '../../shape.ts'
import { type Boat, boat, type Canvas } from './boat.ts'
import { steamer } from './steamer.ts'

const BOATS: readonly Boat[] = [
  { at: [472, 383], mast: 34, lift: 2, heading: 1 },
  { at: [516, 387], mast: 42, lift: 2, heading: 1 },
  { at: [1256, 389], mast: 48, lift: 2, heading: -1 },
  { at: [1180, 402], mast: 78, lift: 3, heading: -1 },
  { at: [742, 416], mast: 112, lift: 2.5, heading: 1 },
  { at: [968, 476], mast: 238, lift: 2, heading: -1 },
]

const canvas = (dark: boolean): Canvas =>
  dark
    ? {
        lit: oklch(84, 0.035, 225),
        shade: oklch(44, 0.06, 240),
        edge: oklch(92, 0.02, 220),
        hull: oklch(26, 0.045, 236),
        deck: oklch(17, 0.03, 236),
        stripe: ink.lamp,
      }
    : {
        lit: oklch(97, 0.035, 82),
        shade: oklch(70, 0.05, 250),
        edge: oklch(98, 0.03, 85),
        hull: oklch(34, 0.06, 226),
        deck: oklch(25, 0.035, 220),
        stripe: mix(ink.brick, ink.amber, 0.25),
      }

export const boats = (dark: boolean): Shape[] => [
  ...steamer(dark),
  ...BOATS.flatMap((one) => boat(one, canvas(dark))),
]
