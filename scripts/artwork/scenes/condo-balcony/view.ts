/** From where the balcony is seen, along the wall that it is on, in metres: up is measured from its own floor. */
import { ink, mix } from '../../palette.ts'
import { type Plane, seenBy } from '../perspective.ts'

export const LINE = 450
export const at = seenBy({ middle: 470, line: LINE, lens: 1060, eye: 1.5, turn: 0 })
/** How far to the right the wall is, and the edge of its balconies. */
export const [WALL, EDGE] = [3.5, 1.35]
/** From floor to floor, and how thick a floor is. */
export const [STOREY, SLAB] = [3, 0.24]
/** Where the near balcony begins and ends, and how far it is to the next. */
export const [NEAR, FAR, STEP] = [3.3, 7.4, 6.6]
export const HANDRAIL = 1.06

/** The wall, or what stands so far before it. */
export const wall =
  (across = WALL): Plane =>
  (along, up) =>
    at(along, across, up)

/** A level surface at this height. */
export const level =
  (up: number): Plane =>
  (along, across) =>
    at(along, across, up)

export const plaster = mix(ink.belly, ink.lilac, 0.4)
export const glass = mix(ink.navy, ink.blue, 0.5)
export const concrete = mix(mix(ink.pale, ink.lilac, 0.4), ink.midRange, 0.3)
