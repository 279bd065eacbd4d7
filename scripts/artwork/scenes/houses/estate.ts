/** A long house of glass, cedar and stone on its terrace above still water, at dusk. */
import type { Node } from '../../svg.ts'
import type { Seen } from '../perspective.ts'
import { fascia, hall, soffit } from './estate/hall.ts'
import { fire, terrace } from './estate/terrace.ts'
import { chimney, flank, upper, wing } from './estate/wing.ts'

export { mirrored } from './estate/terrace.ts'

/** The house and its terrace, seen from before its left corner, with the sun at the left; it is 30 m long. */
export const estate = (at: Seen): Node[] => [
  ...terrace(at),
  ...upper(at),
  ...wing(at),
  flank(at),
  ...soffit(at),
  ...hall(at),
  ...fascia(at),
  ...chimney(at),
  ...fire(at),
]
