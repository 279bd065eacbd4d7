/** Where the far shore of the reservoir is, and its light: the sun over the pass between two peaks, the moon. */
import type { Point } from '../../shape.ts'

export const SHORE = 362
export const SUN = 604
export const MOON: Point = [1096, 186]
