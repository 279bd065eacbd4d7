/** The first sun comes in at the window: what it meets is gold, and the room around it is still blue. */
import { ink, mix } from '../../palette.ts'

export const sun = mix(ink.gold, ink.wheat, 0.5)
export const shade = mix(ink.blue, ink.navy, 0.55)
export const plaster = mix(mix(ink.nearRange, ink.blue, 0.35), ink.lilac, 0.16)
export const oak = mix(ink.oak, ink.gold, 0.25)
export const linen = mix(ink.wheat, ink.paper, 0.35)
/** The window's panes: left, upper edge, width and height; and where the floor begins. */
export const [LEFT, TOP, WIDE, TALL] = [300, 96, 1000, 540]
export const FLOOR = 764
