/** The accepted traces of each machine. A machine may have none yet. */

import { traces } from 'virtual:machine-paths'
import { eventTypeOf, type Outcome, type Step, type Trace } from '../../../machines/kit/trace.ts'
import { saysOf } from './words.ts'

const byMachine = new Map(traces.map(({ machine, traces }) => [machine, traces]))

export const tracesOf = (machine: string): readonly Trace[] => byMachine.get(machine) ?? []

/** Examples for a machine: the distinct events and outcomes of its traces. */
export type Examples = {
  events: readonly (Step & { kind: 'event' })['event'][]
  outcomes: ReadonlyMap<string, readonly Outcome[]>
}

/** A journey varies the fixture's examples; a variant is left out where the fixture has one for the same. */
export function examplesOf(machine: string): Examples {
  const says = saysOf(machine)
  const all = distinct(tracesOf(machine).flatMap(({ steps }) => steps))
  const said = new Set(all.filter((step) => says(step) !== null).map(eventTypeOf))
  const steps = all.filter((step) => says(step) !== null || !said.has(eventTypeOf(step)))
  const outcomes = new Map<string, Outcome[]>()
  for (const step of steps)
    if (step.kind === 'settle') outcomes.set(step.actor, [...(outcomes.get(step.actor) ?? []), step.outcome])
  return { events: steps.flatMap((step) => (step.kind === 'event' ? [step.event] : [])), outcomes }
}

function distinct(steps: readonly Step[]): Step[] {
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()]
}
