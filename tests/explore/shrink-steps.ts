/** Leaves out of steps that fail whatever the failure does not need. */
import { shrink } from '../support/shrink.ts'
import type { Step } from './step.ts'

/**
 * The shortest list of steps found that still ends with the same property broken. `fails` resolves to the steps that
 * were taken, if it does: those that could not be are left out as well. What is left when the time is over may be longer
 * than needed.
 */
export async function shrinkSteps(
  steps: readonly Step[],
  milliseconds: number,
  fails: (steps: readonly Step[]) => Promise<readonly Step[] | undefined>,
): Promise<readonly Step[]> {
  const end = Date.now() + milliseconds
  const [open, ...rest] = steps
  let fewest = steps
  if (!open) return fewest
  // A page is opened in any case, and the early steps, left out first, are seldom needed.
  await shrink(rest, async (fewer) => {
    if (Date.now() >= end) return false
    const taken = await fails([open, ...fewer])
    if (taken && taken.length < fewest.length) fewest = taken
    return taken !== undefined
  })
  return fewest
}
