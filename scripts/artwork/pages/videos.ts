import { svg } from '../svg.ts'
import { audience } from './videos-audience.ts'
import { garden, HEIGHT, lights, WIDTH } from './videos-garden.ts'
import { beam, projector, screen } from './videos-screen.ts'

/** A film night in a garden: neighbours in lawn chairs before a sheet, on which it is day. */
export function videos(): string {
  return svg(WIDTH, HEIGHT, [...garden(), ...screen(), ...lights(), ...beam(), ...audience(), ...projector()])
}
