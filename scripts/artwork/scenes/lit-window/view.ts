/** Where the lit window is seen from: the garden, at blue hour. All light comes from the lamp over the table. */
import { ink, mix } from '../../palette.ts'
import { type Plane, seenBy } from '../perspective.ts'

export const LINE = 470
export const at = seenBy({ middle: 740, line: LINE, lens: 1150, eye: 1.75, turn: 72 })
/** How far off the wall is, and how far the back wall of the kitchen. */
export const [WALL, BACK] = [6.2, 9.7]
export const front: Plane = (along, up) => at(along, WALL, up)
/** The window from its right to its left end, its sill and its head, and what stands between its three panes. */
export const [RIGHT, LEFT, SILL, HEAD] = [-1, 3.7, 0.62, 2.6]
export const BARS = [-0.15, 2.95] as const
/** The wall's corner, and where its eave is. */
export const [CORNER, EAVE] = [5.7, 3.05]

export const warm = mix(ink.lamp, ink.wheat, 0.3)
export const dusk = mix(ink.blue, ink.navy, 0.45)
export const cladding = mix(mix(ink.blue, ink.belly, 0.4), ink.lilac, 0.12)
export const trim = mix(ink.glacier, ink.lilac, 0.35)
export const lawn = mix(mix(ink.hill, ink.nearRange, 0.4), ink.blue, 0.25)
