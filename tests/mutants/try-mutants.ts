/** Tries every mutant of a machine: its table must be another, or its traces must fail. */
import type { AnyStateMachine } from 'xstate'
import type { Fixture } from '../path-harness/fixture.ts'
import { generateTraces } from '../path-harness/generate.ts'
import { tableOf } from '../path-harness/table.ts'
import { nothingWalked, walkTrace } from '../path-harness/walk-machine.ts'
import { type Mutant, mutantsOf } from './mutate.ts'

/** Every mutant, and whether what it does is seen to be something else. */
export async function tryMutants(fixture: Fixture): Promise<{ mutant: Mutant; caught: boolean }[]> {
  const traces = await generateTraces(fixture)
  const linesOf = async (machine: AnyStateMachine) => {
    const own = { ...fixture, machine }
    const found = machine === fixture.machine ? traces : await generateTraces(own)
    for (const trace of found) await walkTrace(own, trace, nothingWalked())
    return tableOf(own, found).map(({ line }) => line)
  }
  const expected = (await linesOf(fixture.machine)).join('\n')
  const results = []
  for (const mutant of await mutantsOf(fixture.machine, async (machine) => void (await linesOf(machine)))) {
    const caught = await linesOf(mutant.machine()).then(
      (lines) => lines.join('\n') !== expected,
      () => true,
    )
    results.push({ mutant, caught })
  }
  return results
}
