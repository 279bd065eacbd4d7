import { ink } from '../palette.ts'
import { glow, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { people } from './old-carpet/people.ts'
import { carpet, floor, walls } from './old-carpet/room.ts'

/** The first day in a house: a loud old carpet is rolled up, and the floor below it is oak. */
export function oldCarpet(): string {
  return svg(width, height, [
    ...walls(),
    ...floor(),
    ...carpet(),
    ...people(),
    {
      d: rect(0, 0, width, height),
      fill: glow(
        [800, 120],
        1350,
        0.85,
        [0, ink.lamp, 0.2],
        [0.3, ink.gold, 0.12],
        [0.62, ink.night, 0.46],
        [1, ink.night, 0.8],
      ),
      nightly: true,
    },
  ])
}
