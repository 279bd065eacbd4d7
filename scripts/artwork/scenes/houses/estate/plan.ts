/** Where the parts of the estate are, in metres: to the right of its left corner, behind its front, and above the water. */
import type { Span } from './tones.ts'

export const FLOOR = 1.3
export const DEEP = 9

/** The great room: its walls, its roof, and the height of its ceiling, which falls to the right. */
export const HALL = { wide: [0, 11.5], eaves: [-1.8, 11.6], out: -2.2 } as const satisfies Record<
  string,
  Span | number
>
export const ceiling = (x: number): number => 7.8 - 0.09 * x

/** The stone wall with the chimney, which comes out of the front. */
export const CHIMNEY = { wide: [11.5, 13.3], near: -2.7, far: 1.6, top: 9.8 } as const

/** The wing, and the rooms above it. */
export const WING = { wide: [13.3, 28], near: 0.4, top: 4.3, eaves: [13.2, 30], out: -1.7 } as const
export const UPPER = { wide: [14.6, 24.4], near: 2.2, top: 7.3, eaves: [13.4, 25.8], out: 0.7 } as const

/** The terrace above the water. */
export const TERRACE = { wide: [-7.5, 30.5], near: -5.5, top: 1.1 } as const
