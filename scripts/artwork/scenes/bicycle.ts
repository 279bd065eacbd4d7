import { ink } from '../palette.ts'
import { ellipse, type Shape } from '../shape.ts'

/** A bicycle, 150 px long, whose wheels stand at 0. */
export const bicycle: readonly Shape[] = [
  { d: ellipse(-48, -30, 29) + ellipse(52, -30, 29), stroke: ink.deep, width: 5 },
  {
    d: 'M-48-30L-24-74H34L4-30-24-74M4-30H-48M52-30L34-74 30-90M-27-80L-24-74',
    stroke: ink.brick,
    width: 6,
    round: true,
  },
  { d: 'M30-90h20q8 0 6 8M-40-82h26', stroke: ink.deep, width: 6, round: true },
]
