import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { bank, lamps, trees } from './river-path/bank.ts'
import { downtown, sky } from './river-path/distance.ts'
import { walkers } from './river-path/walkers.ts'

/** The pathway along the Bow at dusk, toward downtown: two who are new here. What matters is in the middle third. */
export function riverPath(): string {
  return svg(width, height, [
    ...sky(),
    ...downtown(),
    ...trees(),
    ...bank(),
    ...lamps(),
    ...lampLit(walkers()),
  ])
}
