/** The accepted traces of a machine in a file: each step, moment and transition once, and the traces that go through them. */
import * as v from 'valibot'
import { type Trace, type TraceFile, TraceSchema } from './trace.ts'

const { id, kind, name, steps, visits, walks } = TraceSchema.entries

/** Short names of steps, moments or transitions, with spaces between them. */
const Keys = v.string()

const CompactSchema = v.strictObject({
  machine: v.string(),
  steps: v.record(v.string(), steps.item),
  moments: v.record(v.string(), visits.item),
  transitions: v.record(v.string(), walks.item),
  /** In the order in which they were generated. `moments` begins with the start. */
  traces: v.array(v.strictObject({ id, kind, name, steps: Keys, moments: Keys, walks: Keys })),
})
type Compact = v.InferOutput<typeof CompactSchema>

/** Throws when the file is not one, or names what it does not have. */
export function unfoldTraces(file: unknown): TraceFile {
  const { machine, traces, ...known } = v.parse(CompactSchema, file)
  const unfolded = traces.map(({ moments, steps, walks, ...told }): Trace => {
    const [start, ...visits] = all(known.moments, moments)
    if (!start) throw new Error(`The trace ${machine}/${told.id} has no start`)
    return {
      ...{ ...told, start, visits },
      steps: all(known.steps, steps),
      walks: all(known.transitions, walks),
    }
  })
  return { machine, traces: unfolded }
}

function all<Part>(known: Readonly<Record<string, Part>>, keys: string): Part[] {
  return keys
    .split(' ')
    .filter(Boolean)
    .map((key) => {
      const part = known[key]
      if (part === undefined) throw new Error(`Nothing is called ${key}`)
      // Whoever follows a trace may tell two steps apart by which object they are.
      return structuredClone(part)
    })
}

/** `keyOf` names a part by what it is, so that a change of one leaves the names of the others. */
export function foldTraces({ machine, traces }: TraceFile, keyOf: (part: unknown) => string): Compact {
  const folded: Compact = { machine, steps: {}, moments: {}, transitions: {}, traces: [] }
  const keys = <Part>(known: Record<string, Part>, parts: readonly Part[]) =>
    parts.map((part) => keepAs(known, keyOf(part), part)).join(' ')
  for (const { steps, start, visits, walks, ...told } of traces)
    folded.traces.push({
      ...told,
      steps: keys(folded.steps, steps),
      moments: keys(folded.moments, [start, ...visits]),
      walks: keys(folded.transitions, walks),
    })
  return folded
}

/** Returns the key. Throws when it is another part's. */
export function keepAs<Part>(known: Record<string, Part>, key: string, part: Part): string {
  const earlier = known[key]
  if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(part))
    throw new Error(`Two parts would be called ${key}`)
  known[key] = part
  return key
}
