/** The examples of a fixture that tests never use: nobody would notice if they did something else. */
import { isDeepStrictEqual } from 'node:util'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'

/** In the fixture's words. Traces that list what a state ignores do not count. */
export function unusedExamples({ events, outcomes }: Fixture, traces: readonly Trace[]): string[] {
  const examples = [
    ...Object.values(events)
      .flat()
      .map(({ says, event }) => ({ says, step: { kind: 'event', event } satisfies Step })),
    ...Object.entries(outcomes).flatMap(([actor, all]) =>
      all.map(({ says, outcome }) => ({ says, step: { kind: 'settle', actor, outcome } satisfies Step })),
    ),
  ]
  const used = traces.flatMap(({ kind, steps }) => (kind === 'ignored' ? [] : steps))
  return examples
    .filter(({ step }) => !used.some((one) => isDeepStrictEqual(one, step)))
    .map(({ says }) => says)
}
