/** What failed in the latest test runs, as paths to play. */
import { failures } from 'virtual:machine-words'
import { runHref, traceHref } from '../route.ts'

type Failure = (typeof failures)[number]

export const failuresOf = (machine: string): readonly Failure[] =>
  failures.filter((failure) => failure.machine === machine)

/** Opens the path at the step that failed. */
export function failureHref(failure: Failure): string {
  if ('trace' in failure) return traceHref(failure.machine, failure.trace, failure.at)
  const { machine, steps, name } = failure
  return runHref(machine, { from: 'failed', note: name, steps }, steps.length)
}
