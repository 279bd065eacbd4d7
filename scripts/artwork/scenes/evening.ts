import { ink } from '../palette.ts'
import { down, rect, type Shape } from '../shape.ts'
import { height, width } from './frame.ts'

/** Darkens a bright room after nightfall; its lamps are drawn over it. */
export const evening: Shape = {
  d: rect(0, 0, width, height),
  fill: down(0, height, [0, ink.night, 0.62], [1, ink.night, 0.5]),
  nightly: true,
}
