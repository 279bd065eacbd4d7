/** Which of a machine's paths are listed. */
import { stateLabel } from '../../../machines/kit/labels.ts'
import type { Trace } from '../../../machines/kit/trace.ts'

export type PathFilter = {
  text: string
  kind: Trace['kind'] | 'all'
  /** A transition the paths must walk, by name. */
  through: string | null
}

export const EVERY_PATH: PathFilter = { text: '', kind: 'all', through: null }

export function matchingTraces(traces: readonly Trace[], { text, kind, through }: PathFilter): Trace[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return traces.filter((trace) => {
    const said = searchable(trace)
    return (
      (kind === 'all' || trace.kind === kind) &&
      (!through || trace.walks.includes(through)) &&
      words.every((word) => said.includes(word))
    )
  })
}

/** A path is found by its name, its id, its events and the states it visits. */
function searchable({ id, name, steps, visits }: Trace): string {
  const events = steps.map((step) =>
    step.kind === 'event' ? step.event.type : step.kind === 'settle' ? step.actor : step.delay,
  )
  return [id, name, ...events, ...visits.map(({ state }) => stateLabel(state))].join(' ').toLowerCase()
}
