/** The colours of the first evening, and where its lamp is. */
import { ink, mix } from '../../palette.ts'

export const LAMP = [336, 470] as const
/** Where the wall meets the floor. */
export const FLOOR = 668

export const light = mix(ink.gold, ink.wheat, 0.5)
export const card = mix(ink.oak, ink.wheat, 0.28)
export const wall = mix(mix(ink.belly, ink.oak, 0.42), ink.soil, 0.2)
export const trim = mix(ink.wheat, ink.oak, 0.35)
