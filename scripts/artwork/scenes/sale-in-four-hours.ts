import { ink, mix } from '../palette.ts'
import { between, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { filming, outside, talking } from './sale-in-four-hours/evening.ts'
import { EVENING_LIGHT, house, MORNING_LIGHT } from './sale-in-four-hours/house.ts'
import { morning } from './sale-in-four-hours/morning.ts'
import { land, sky } from './sale-in-four-hours/sky.ts'
import { EVENING, MORNING } from './sale-in-four-hours/view.ts'

/** In the dark theme all but the night is deeper, behind those in it. */
const deepened = (...stops: readonly (readonly [at: number, share: number])[]): Shape => ({
  d: rect(0, 0, width, height),
  fill: between([0, 0], [width, 0], ...stops.map(([at, share]) => [at, deep, share] as const)),
  nightly: true,
})
const deep = mix(ink.navy, ink.blue, 0.25)

/**
 * A sale in one day, from left to right: the agent looks the house over at dawn, its trim is painted at noon, it is filmed at
 * dusk, and at night three talk behind its window. Seen through four windows, each of which shows a quarter.
 */
export function saleInFourHours(): string {
  return svg(width, height, [
    ...sky(),
    ...land(),
    ...house(MORNING, MORNING_LIGHT),
    deepened([0, 0.4], [0.5, 0.4], [0.52, 0.3], [0.74, 0.3], [0.76, 0]),
    ...morning(),
    ...house(EVENING, EVENING_LIGHT),
    ...talking(),
    ...outside(),
    ...filming(),
  ])
}
