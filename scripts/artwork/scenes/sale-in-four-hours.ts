import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { darkEvening, darkHouse, darkMorning, workLamp } from './sale-in-four-hours/dark.ts'
import { filming, outside, talking } from './sale-in-four-hours/evening.ts'
import { EVENING_LIGHT, house, MORNING_LIGHT } from './sale-in-four-hours/house.ts'
import { morning } from './sale-in-four-hours/morning.ts'
import { land, sky } from './sale-in-four-hours/sky.ts'
import { EVENING, MORNING } from './sale-in-four-hours/view.ts'

/**
 * A sale in one day, from left to right: the agent looks the house over at dawn, its trim is painted at noon, it is filmed at
 * dusk, and at night three talk behind its window. Seen through four windows, each of which shows a quarter.
 */
export function saleInFourHours(): string {
  return svg(width, height, [
    ...sky(),
    ...land(),
    ...house(MORNING, MORNING_LIGHT),
    ...darkMorning(),
    ...morning(),
    ...workLamp(),
    ...darkEvening(),
    ...house(EVENING, EVENING_LIGHT),
    ...darkHouse(),
    ...talking(),
    ...outside(),
    ...filming(),
  ])
}
