import type { MachineName } from '../../machines/index.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import { type Fixture, isPossibleOnPages } from './fixture.ts'
import type { Screen } from './screen.ts'
import { readTraces } from './trace-files.ts'

/** The accepted traces that a page can cause. */
export function possibleTraces(
  machine: MachineName,
  { fixture, screen }: { fixture: Fixture; screen: Pick<Screen, 'impossible'> },
): Trace[] {
  return readTraces(machine).traces.filter(
    (trace) => isPossibleOnPages(fixture, trace) && !screen.impossible?.(trace),
  )
}
