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
  /** A trace that has caught a mutant comes first: the next mutant is often beside it. */
  const order = [...traces]

  /** Whether one of the machine's own traces makes the table another one, or cannot be played. */
  async function changesTable(own: Fixture): Promise<boolean> {
    const changed = new Map<Trace, Trace>()
    const tableDiffers = () =>
      linesOf(
        own,
        traces.map((trace) => changed.get(trace) ?? trace),
      ) !== expected
    for (const trace of order) {
      const played = await playThrough(own, trace.steps).catch(() => undefined)
      if (played) {
        const walked = { ...trace, ...played }
        if (JSON.stringify(walked) === JSON.stringify(trace)) continue
        changed.set(trace, walked)
        if (!tableDiffers()) continue
      }
      order.splice(order.indexOf(trace), 1)
      order.unshift(trace)
      return true
    }
    return false
  }

  async function walkAll(machine: AnyStateMachine): Promise<void> {
    for (const { steps } of traces) await playThrough({ ...fixture, machine }, steps)
  }

  const results = []
  for (const mutant of await mutantsOf(fixture.machine, walkAll)) {
    const own = { ...fixture, machine: mutant.machine() }
    const caught =
      (await changesTable(own)) ||
      // Its own traces take longer, and lead where those of the machine do not.
      (await generateTraces(own).then(
        (found) => linesOf(own, found) !== expected,
        () => true,
      ))
    results.push({ mutant, caught })
  }
  return results
}
