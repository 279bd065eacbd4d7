/** From where the balcony is seen: from one end of it to the other, in metres; up is measured from its floor. */
import { ink, mix } from '../../palette.ts'
import { type Plane, seenBy } from '../perspective.ts'

export const LINE = 450
export const at = seenBy({ middle: 700, line: LINE, lens: 1060, eye: 1.5, turn: 0 })
/** How far to the right the wall is, and to the left the rail. */
export const [WALL, EDGE] = [1.55, -1.5]
/** The floor from behind the eye to the far rail, and the underside of the balcony above. */
export const [NEAR, FAR, CEILING] = [0.8, 7.4, 2.76]
export const HANDRAIL = 1.06

/** The wall, or what stands so far before it. */
export const wall =
  (across = WALL): Plane =>
  (along, up) =>
    at(along, across, up)

/** What is seen straight on, so far away. */
export const facing =
  (along: number): Plane =>
  (across, up) =>
    at(along, across, up)

/** A level surface at this height. */
export const level =
  (up: number): Plane =>
  (along, across) =>
    at(along, across, up)

export const plaster = mix(ink.belly, ink.lilac, 0.4)
export const concrete = mix(mix(ink.pale, ink.lilac, 0.4), ink.midRange, 0.3)
