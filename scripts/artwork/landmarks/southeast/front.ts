/** The front of a shop. */
import type { Shape } from '../../shape.ts'
import { brickwork } from './brickwork.ts'
import { cornice } from './cornice.ts'
import type { Dusk } from './dusk.ts'
import { type Front, facadeOf } from './facade.ts'
import { shop } from './shop.ts'
import { upperWindows } from './upper-windows.ts'

export function front(one: Front, dusk: Dusk, seed: number): Shape[] {
  // The parts draw from one run of random numbers, in this order.
  const facade = facadeOf(one, dusk, seed)
  return [...brickwork(facade), ...upperWindows(facade), ...shop(facade), ...cornice(facade)]
}
