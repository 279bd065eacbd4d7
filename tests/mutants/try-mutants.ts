/** Tries every mutant of a machine on its traces. */
import type { AnyStateMachine } from 'xstate'
import type { Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from '../path-harness/fixture.ts'
import { nothingWalked, walkTrace } from '../path-harness/walk-machine.ts'
import { type Mutant, mutantsOf } from './mutate.ts'

/** Every mutant, and whether some trace fails on it. */
export async function tryMutants(
  fixture: Fixture,
  traces: readonly Trace[],
): Promise<{ mutant: Mutant; caught: boolean }[]> {
  const walkAll = async (machine: AnyStateMachine) => {
    for (const trace of traces) await walkTrace(fixture, trace, nothingWalked(), machine)
  }
  const results = []
  for (const mutant of await mutantsOf(fixture.machine, walkAll)) {
    const caught = await walkAll(mutant.machine()).then(
      () => false,
      () => true,
    )
    results.push({ mutant, caught })
  }
  return results
}
