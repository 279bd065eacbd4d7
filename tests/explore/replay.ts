/** Takes given steps again. */
import type { Pages } from './properties.ts'
import { type Visit, visit } from './session.ts'
import type { Step } from './step.ts'
import type { Place } from './world.ts'

export function replaySteps(place: Place, pages: Pages, steps: readonly Step[]): Promise<Visit> {
  const rest = [...steps]
  return visit(place, pages, async () => rest.shift())
}
