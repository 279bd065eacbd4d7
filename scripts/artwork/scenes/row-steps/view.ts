/** Where the row is seen from: across its street, on a bright morning after snow. The sun is at the left. */
import { ink, mix } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const LINE = 560
export const at = seenBy({ middle: 820, line: LINE, lens: 1100, eye: 1.7, turn: 16 })
export const { facing } = wallsOf(at)
/** How far off the fronts are, how wide a home is, and where the first begins. */
export const [FRONT, UNIT, FIRST] = [13, 5, -2.6]
/** Of its floors: the stoop, the sill between them, the eave, the gable. */
export const [STOOP, BELT, EAVE, PEAK] = [0.75, 3.3, 5.7, 7.3]
export const front = facing(FRONT)

export const sun = mix(ink.wheat, ink.gold, 0.3)
export const bright = mix(ink.wheat, ink.paper, 0.6)
export const shade = mix(ink.blue, ink.lilac, 0.25)
export const snow = mix(ink.paper, ink.glacier, 0.08)
export const snowShade = mix(mix(ink.paper, ink.glacier, 0.5), ink.lilac, 0.25)
