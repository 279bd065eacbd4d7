import { svg } from '../svg.ts'
import { cameraOnTripod, table } from './film-porch/things.ts'
import { viewers } from './film-porch/viewers.ts'
import { beam, porch, yard } from './film-porch/yard.ts'
import { height, width } from './frame.ts'

/** The evening after a filming day: owner and videographer watch the first cut on the porch, the camera beside them. */
export function filmPorch(): string {
  return svg(width, height, [...yard(), ...porch(), ...cameraOnTripod(), ...beam(), ...table(), ...viewers()])
}
