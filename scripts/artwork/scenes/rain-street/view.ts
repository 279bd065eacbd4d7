/** Where the rainy street is seen from, and what its parts share. */
import { ink, mix } from '../../palette.ts'
import { seenBy } from '../perspective.ts'

export const LINE = 560
export const at = seenBy({ middle: 930, line: LINE, lens: 1000, eye: 1.7, turn: 42 })
/** How far across the street the houses begin, its far and its near kerb. */
export const [FRONT, FAR, NEAR] = [12.6, 8.2, 3.4]
/** The light in a window, cooler behind a blind. */
export const warm = (blind: number): string => (blind ? mix(ink.lamp, ink.oak, blind) : ink.lamp)
