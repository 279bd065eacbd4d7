/** Takes given steps again, and leaves out of those that fail whatever the failure does not need. */
import { shrink } from '../support/shrink.ts'
import type { Pages } from './properties.ts'
import { type Visit, visit } from './session.ts'
import type { Step } from './step.ts'
import type { Place } from './world.ts'

export function replaySteps(place: Place, pages: Pages, steps: readonly Step[]): Promise<Visit> {
  const rest = [...steps]
  return visit(place, pages, async () => rest.shift())
}

/**
 * The shortest list of steps found that still ends with the same property broken. What is left when the time is
 * over may be longer than needed.
 */
export function shrinkSteps(
  steps: readonly Step[],
  milliseconds: number,
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  const end = Date.now() + milliseconds
  return shrink(steps, async (fewer) => fewer[0]?.does === 'open' && Date.now() < end && (await fails(fewer)))
}
