/** Where the duplex stands, and the heights of its doors. */
import { ink, mix } from '../../palette.ts'

export const GROUND = 672
/** The floor of the two porches, and the middles of the two doors. */
export const STOOP = 636
export const DOORS = [690, 910] as const
export const LAMP = [800, 452] as const
export const trim = mix(ink.paper, ink.wheat, 0.45)
export const stone = mix(ink.wheat, ink.belly, 0.35)
