import { svg } from '../svg.ts'
import { waiting } from './bus-stop-evening/rider.ts'
import { halo, poster, roof, shelter } from './bus-stop-evening/shelter.ts'
import { bus, city, flakes, pavement } from './bus-stop-evening/street.ts'
import { height, width } from './frame.ts'

/** A bus shelter in the first snow, lit by its poster of a home, which somebody who waits has on the phone as well. */
export function busStopEvening(): string {
  return svg(width, height, [
    { outside: true, nodes: [...city(), ...bus(), ...pavement(), halo(), ...shelter()] },
    ...poster(),
    { outside: true, nodes: roof() },
    ...waiting(),
    ...flakes(),
  ])
}
