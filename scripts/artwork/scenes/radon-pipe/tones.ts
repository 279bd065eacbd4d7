/** Heights and colours of the side of the house. The low sun is at the right. */
import { ink, mix } from '../../palette.ts'
import type { Gradient, Stop } from '../../shape.ts'

/** Where the wall ends, its eave, the top of its foundation, and the snow at its foot. */
export const [CORNER, EAVE, SILL, FOOT] = [1186, 258, 666, 748]
export const PIPE = 1010

export const snow = mix(ink.pale, ink.paper, 0.72)
/** Snow in the shade. */
export const cold = mix(ink.glacier, ink.blue, 0.14)

/** A gradient from left to right. */
export const level = (from: number, to: number, ...stops: readonly Stop[]): Gradient => ({
  kind: 'linear',
  from: [from, 0],
  to: [to, 0],
  stops,
})
