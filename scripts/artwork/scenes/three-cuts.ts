import { ink, mix } from '../palette.ts'
import { down, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { screens } from './three-cuts/screens.ts'
import { viewers } from './three-cuts/viewers.ts'

/** Sellers see the three films of their home before anyone else does. */
export function threeCuts(): string {
  return svg(width, height, [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(ink.navy, ink.cloud, 0.5)], [1, ink.deep]),
    },
    ...screens(),
    ...viewers(),
  ])
}
