/** Sends a run to be kept as a journey of its machine's fixture. */
import * as v from 'valibot'
import { stateLabel } from '../../../machines/kit/labels.ts'
import type { NamedMachine } from '../registry.ts'
import type { Run } from '../run/run.ts'
import { type Film, film } from './frames.ts'

const Kept = v.object({ id: v.string(), file: v.string() })
const Refused = v.object({ message: v.string() })

/** Resolves to the trace's id. Rejects with a sentence. */
export async function keep(
  entry: NamedMachine,
  run: Run,
  shown: Film,
  name: string,
): Promise<v.InferOutput<typeof Kept>> {
  const problem = shown.problem ?? elapsing(run) ?? (await elsewhere(entry, run, shown))
  if (problem) throw new Error(problem)
  const answer = await fetch('/inspector/journeys', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ machine: entry.name, name, steps: run.steps }),
  })
  const data: unknown = await answer.json()
  if (answer.ok) return v.parse(Kept, data)
  throw new Error(v.is(Refused, data) ? data.message : `The server answered ${answer.status}.`)
}

/** Traces name delays, so that they stay the same when a number changes. */
function elapsing({ steps }: Run): string | null {
  const at = steps.findIndex(({ kind }) => kind === 'elapse')
  return at < 0
    ? null
    : `Step ${at + 1} lets any length of time pass; a journey waits for the machine’s own delays.`
}

/** A journey begins with the fixture's input, and a live run may have begun with another. */
async function elsewhere({ machine, input }: NamedMachine, run: Run, shown: Film): Promise<string | null> {
  if (!('context' in run)) return null
  const again = await film(machine, input, run.steps)
  const at = shown.frames.findIndex(
    ({ snapshot }, index) => stateLabel(snapshot.value) !== stateLabel(again.frames[index]?.snapshot.value),
  )
  if (at < 0) return again.problem
  const [here, there] = [shown.frames[at], again.frames[at]].map((frame) => stateLabel(frame?.snapshot.value))
  return `It began with another input than the fixture’s: after step ${at} this run is in ${here}, a journey would be in ${there}.`
}
