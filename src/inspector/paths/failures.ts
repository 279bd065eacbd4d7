/** What failed in the latest test runs, as paths to play. */
import { failures as files } from 'virtual:machine-words'
import * as v from 'valibot'
import { PlayedStepSchema } from '../../../machines/kit/trace.ts'
import { runHref, traceHref } from '../route.ts'

const Told = { on: v.string(), machine: v.string(), name: v.string(), message: v.string() }
const FailuresSchema = v.array(
  v.union([
    v.object({ ...Told, trace: v.string(), at: v.number() }),
    v.object({ ...Told, steps: v.array(PlayedStepSchema) }),
  ]),
)
type Failure = v.InferOutput<typeof FailuresSchema>[number]
const failures = v.parse(FailuresSchema, files)

export const failuresOf = (machine: string): readonly Failure[] =>
  failures.filter((failure) => failure.machine === machine)

/** Opens the path at the step that failed. */
export function failureHref(failure: Failure): string {
  if ('trace' in failure) return traceHref(failure.machine, failure.trace, failure.at)
  const { machine, steps, name } = failure
  return runHref(machine, { from: 'failed', note: name, steps }, steps.length)
}
