import { ink, mix } from '../palette.ts'
import { down, polygon, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { detector, placing } from './shelf-test/hand.ts'
import { books, calendar, picture, plant } from './shelf-test/things.ts'
import { BACK, FRONT } from './shelf-test/view.ts'

/** Brings the hand and the detector to where a narrow frame shows both. */
const SHIFT = 'translate(-90 0)'

/** A radon detector that a hand sets on a shelf by day, beside the family’s picture, under a calendar with its weeks. */
export function shelfTest(): string {
  const wall = mix(mix(ink.glacier, ink.pale, 0.4), ink.wheat, 0.3)
  const oak = mix(ink.oak, ink.wheat, 0.3)
  return svg(width, height, [
    { nodes: [room(mix(wall, ink.paper, 0.2), mix(wall, ink.midRange, 0.35))], outside: true },
    // The light of a window, far from the detector.
    {
      d: [0, 190]
        .map((x) =>
          polygon([
            [40 + x, 0],
            [190 + x, 0],
            [350 + x, 330],
            [200 + x, 330],
          ]),
        )
        .join(''),
      fill: down(0, 330, [0, ink.paper, 0.75], [1, ink.paper, 0.1]),
      daily: true,
    },
    ...calendar(),
    {
      d: rect(0, BACK - 26, width, 30),
      fill: down(BACK - 26, BACK + 4, [0, ink.navy, 0], [1, ink.navy, 0.28]),
    },
    {
      d: rect(0, BACK, width, FRONT - BACK),
      fill: down(BACK, FRONT, [0, mix(oak, ink.soil, 0.25)], [1, mix(oak, ink.wheat, 0.25)]),
    },
    ...books(),
    { nodes: picture(), transform: 'translate(53 119) scale(.84)' },
    ...plant(),
    { nodes: detector(), transform: SHIFT },
    {
      d: rect(0, FRONT, width, 42),
      fill: down(FRONT, FRONT + 42, [0, mix(oak, ink.soil, 0.1)], [1, mix(oak, ink.soil, 0.5)]),
    },
    { d: `M0 ${FRONT}H${width}`, stroke: mix(ink.wheat, ink.oak, 0.2), width: 5 },
    {
      d: rect(0, FRONT + 42, width, 90),
      fill: down(FRONT + 42, FRONT + 132, [0, ink.navy, 0.4], [1, ink.navy, 0]),
    },
    { nodes: placing(), transform: SHIFT },
  ])
}
