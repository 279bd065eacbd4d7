/** The traces of each machine, generated once in a process. */
import type { Trace } from '../../machines/kit/trace.ts'
import { load } from './discover.ts'
import { type Fixture, isPossibleOnPages } from './fixture.ts'
import { generateTraces } from './generate.ts'
import type { Screen } from './screen.ts'

const known = new Map<string, Promise<Trace[]>>()

export function tracesOf(machine: string): Promise<Trace[]> {
  const traces = known.get(machine) ?? load(machine, 'fixture').then(generateTraces)
  known.set(machine, traces)
  return traces
}

/** The traces that a page can cause. */
export async function possibleTraces(
  machine: string,
  { fixture, screen }: { fixture: Fixture; screen: Pick<Screen, 'impossible'> },
): Promise<Trace[]> {
  return (await tracesOf(machine)).filter(
    (trace) => isPossibleOnPages(fixture, trace) && !screen.impossible?.(trace),
  )
}

/** Every journey, and few traces that walk all other transitions: for levels where a walk is slow. */
export const coveringTraces = (traces: readonly Trace[]): Trace[] =>
  withFewest(
    traces,
    traces.filter(({ kind }) => kind === 'journey'),
  )

/** As few traces as walk all transitions: for components that share a machine with one that is walked in full. */
export const fewestTraces = (traces: readonly Trace[]): Trace[] => withFewest(traces, [])

/** `chosen`, and few traces that walk all transitions which those leave out. */
function withFewest(traces: readonly Trace[], chosen: readonly Trace[]): Trace[] {
  const all = [...chosen]
  const covered = new Set(all.flatMap(({ walks }) => walks))
  const added = ({ walks }: Trace) => new Set(walks.filter((transition) => !covered.has(transition))).size
  for (;;) {
    const [next] = traces
      .filter((trace) => added(trace) > 0)
      .sort((one, other) => added(other) - added(one) || one.steps.length - other.steps.length)
    if (!next) return all
    all.push(next)
    for (const transition of next.walks) covered.add(transition)
  }
}
