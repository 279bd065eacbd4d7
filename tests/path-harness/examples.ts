/** The examples of a fixture that tests never use: nobody would notice if they did something else. */
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
  const used = new Set(
    traces.filter(({ kind }) => kind !== 'ignored').flatMap(({ steps }) => steps.map(sorted)),
  )
  return examples.filter(({ step }) => !used.has(sorted(step))).map(({ says }) => says)
}

/** JSON with the keys of each object in order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => one.localeCompare(other)))
      : part,
  )
}
