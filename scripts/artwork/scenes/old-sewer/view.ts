/** A lawn in September, cut open; the sun is at the right. */
import { ink, mix, oklch } from '../../palette.ts'

/** Where the lawn is. */
export const LEVEL = 540
export const sun = mix(ink.wheat, ink.gold, 0.35)
export const lawn = mix(oklch(62, 0.1, 122), ink.wheat, 0.14)
