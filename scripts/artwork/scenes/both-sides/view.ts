/** The one light, and what it falls on. */
import { ink, mix, oklch } from '../../palette.ts'

/** The middle of the lamp. */
export const LAMP = [800, 190] as const
export const linen = mix(ink.lamp, ink.wheat, 0.4)
/** Clay, so that the window is what is cool. */
export const wall = oklch(38, 0.075, 30)
/** The light along edges. */
export const rim = mix(ink.lamp, ink.wheat, 0.4)

/** The table: its far edge, and half the width of that. */
export const FAR = 590
export const HALF = 330
/** Where its sides meet, on the line of the horizon. */
const HORIZON = 230
/** How far from the middle its sides are, so far down. */
export const side = (y: number): number => Math.round((HALF * (y - HORIZON)) / (FAR - HORIZON))
