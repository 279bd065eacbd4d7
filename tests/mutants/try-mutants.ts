/** Tries every mutant of a machine: what is accepted of it, or the paths that lead through it, must be others. */
import type { AnyStateMachine } from 'xstate'
import type { Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from '../path-harness/fixture.ts'
import { generateTraces, playThrough } from '../path-harness/generate.ts'
import { tableOf } from '../path-harness/table.ts'
import { type Mutant, mutantsOf } from './mutate.ts'

/** Every mutant, and whether what it does is seen to be something else. */
export async function tryMutants(fixture: Fixture): Promise<{ mutant: Mutant; caught: boolean }[]> {
  const traces = await generateTraces(fixture)
  const linesOf = (own: Fixture, walked: readonly Trace[]) =>
    tableOf(own, walked)
      .map(({ line }) => line)
      .join('\n')
  const expected = linesOf(fixture, traces)

  /** The table that the machine's own traces give. Rejects where one cannot be played. */
  async function replayed(machine: AnyStateMachine): Promise<string> {
    const own = { ...fixture, machine }
    const walked: Trace[] = []
    for (const trace of traces) walked.push({ ...trace, ...(await playThrough(own, trace.steps)) })
    return linesOf(own, walked)
  }

  const isOther = (lines: Promise<string>) =>
    lines.then(
      (found) => found !== expected,
      () => true,
    )
  const results = []
  for (const mutant of await mutantsOf(fixture.machine, async (machine) => void (await replayed(machine)))) {
    const own = { ...fixture, machine: mutant.machine() }
    const caught =
      (await isOther(replayed(own.machine))) ||
      // Its own traces take longer, and lead where those of the machine do not.
      (await isOther(generateTraces(own).then((found) => linesOf(own, found))))
    results.push({ mutant, caught })
  }
  return results
}
