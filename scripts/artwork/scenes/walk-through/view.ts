/** Where the rooms are seen from: the front door, straight through to the garden. */
import { ink, mix } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const at = seenBy({ middle: 800, line: 430, lens: 880, eye: 1.5, turn: 0 })
export const { facing, sunward } = wallsOf(at)
export const CEILING = 2.65
/** Half the width of each opening, and its head. */
export const [OPEN, HEAD] = [1.02, 2.25]
export const bright = mix(ink.paper, ink.wheat, 0.35)
export const oak = mix(mix(ink.oak, ink.gold, 0.25), ink.wheat, 0.2)
export const shade = mix(ink.belly, ink.lilac, 0.4)
