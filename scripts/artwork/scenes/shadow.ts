import { ink } from '../palette.ts'
import type { Shape } from '../shape.ts'

/** The cloud's shadow on the ground, with the arch's sharp edge. */
export const shadow = (d: string): Shape[] => [
  {
    d,
    fill: {
      kind: 'linear',
      from: [0, 0],
      to: [700, 620],
      stops: [
        [0, ink.deep, 0.92],
        [1, ink.navy, 0.72],
      ],
    },
  },
  { d: d.replace(/V.*$/, ''), stroke: ink.wheat, width: 3, opacity: 0.55 },
]
