/** Where the room is seen from: straight toward its wall. The sun comes in at the right. */
import { ink, mix } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const at = seenBy({ middle: 800, line: 330, lens: 1000, eye: 1.45, turn: 0 })
export const { facing, sunward: beside } = wallsOf(at)
/** How far off the wall is, how far the side walls are from the middle, and how high the room is. */
export const [WALL, SIDE, CEILING] = [4.7, 3.2, 2.55]

export const bright = mix(ink.paper, ink.wheat, 0.35)
export const shade = mix(ink.belly, ink.lilac, 0.45)
/** The sun is low: what it meets is gold. */
export const sun = mix(ink.gold, ink.wheat, 0.5)
export const plaster = mix(mix(ink.nearRange, ink.glacier, 0.5), ink.wheat, 0.18)
export const oak = mix(mix(ink.oak, ink.gold, 0.3), ink.wheat, 0.2)
