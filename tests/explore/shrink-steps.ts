/** Leaves out of steps that fail whatever the failure does not need. */
import { shrink } from '../support/shrink.ts'
import type { Step } from './step.ts'

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
