/** Where the porch is seen from: along it, with the wall at the left and the street at the right, at blue hour. */
import { ink, mix } from '../../palette.ts'
import { seenBy, wallsOf } from '../perspective.ts'

const MIDDLE = 700
export const LINE = 400
export const at = seenBy({ middle: MIDDLE, line: LINE, lens: 900, eye: 1.5, turn: 0 })
export const { facing, sunward: beside } = wallsOf(at)
/** Across, from the wall to the rail; along, where the porch ends; how high its ceiling is, and the ground below its floor. */
export const [WALL, RAIL, END, CEILING, GROUND] = [-1.9, 1.7, 10, 2.75, -0.6]

export const dusk = mix(ink.blue, ink.navy, 0.35)
export const snow = mix(ink.glacier, ink.lilac, 0.4)
export const bright = mix(ink.paper, ink.pale, 0.4)
export const cladding = mix(mix(ink.brick, ink.oak, 0.45), ink.soil, 0.4)
export const trim = mix(ink.pale, ink.lilac, 0.3)
export const wood = mix(ink.oak, ink.soil, 0.35)
