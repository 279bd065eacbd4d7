import { ink, mix } from '../../palette.ts'

/** The colours of a house. */
export interface Coat {
  wall: string
  shade: string
  roof: string
  trim: string
  glass: string
  stone: string
}

export const coats = {
  dusk: {
    wall: mix(ink.cloud, ink.blue, 0.35),
    shade: ink.navy,
    roof: ink.night,
    trim: mix(ink.pale, ink.wheat, 0.5),
    glass: ink.lamp,
    stone: mix(ink.belly, ink.cloud, 0.4),
  },
  evening: {
    wall: mix(ink.nearRange, ink.glacier, 0.25),
    shade: mix(ink.nearRange, ink.navy, 0.5),
    roof: mix(ink.navy, ink.nearRange, 0.22),
    trim: mix(ink.wheat, ink.paper, 0.5),
    glass: ink.lamp,
    stone: mix(ink.midRange, ink.wheat, 0.25),
  },
  winter: {
    wall: mix(ink.midRange, ink.blue, 0.35),
    shade: mix(ink.blue, ink.navy, 0.4),
    roof: mix(ink.pale, ink.paper, 0.55),
    trim: ink.paper,
    glass: ink.lamp,
    stone: mix(ink.midRange, ink.pale, 0.3),
  },
} as const satisfies Record<string, Coat>
