import { svg } from '../svg.ts'
import { waiting } from './bus-stop-evening/rider.ts'
import { roof, shelter } from './bus-stop-evening/shelter.ts'
import { city, flakes, pavement } from './bus-stop-evening/street.ts'
import { height, width } from './frame.ts'

/** A bus shelter in the first snow, lit by its poster of a home, which somebody who waits has on the phone as well. */
export function busStopEvening(): string {
  return svg(width, height, [...city(), ...pavement(), ...shelter(), ...roof(), ...waiting(), ...flakes()])
}
