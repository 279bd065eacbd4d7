import { ink } from '../palette.ts'
import { glow, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { behindCounter, crowd } from './market-street/people.ts'
import { flowers, lamps, nearest, rows } from './market-street/stalls.ts'
import { distance, street } from './market-street/street.ts'

/** A farmers' market in an old street near downtown. What matters is between 320 and 820 px from the top. */
export function marketStreet(): string {
  return svg(width, height, [
    ...distance(),
    ...street(),
    ...lamps(),
    ...rows(),
    ...behindCounter(),
    nearest(-1),
    nearest(1),
    ...flowers(),
    ...crowd(),
    // By night the light of all the lamps in the air of the street.
    {
      d: rect(0, 240, width, 640),
      fill: glow([800, 580], 720, 0.5, [0, ink.lamp, 0.3], [0.5, ink.gold, 0.14], [1, ink.gold, 0]),
      nightly: true,
    },
  ])
}
