/** The eye on the balcony, over its horizon. */
import type { Eye } from '../../plane.ts'

export const LINE = 300
export const eye: Eye = { horizon: LINE - 8, middle: 700, height: 1600, turn: 0.16 }
