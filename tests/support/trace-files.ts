/** The accepted traces of each machine, in files. Kept apart from what generates them: levels 2 and 3 only read. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { type Trace, type TraceFile, TraceFileSchema } from '../../machines/kit/trace.ts'

const fileOf = (machine: string) => `tests/machines/traces/${machine}.json`

/** The accepted traces; none when the machine has not been accepted yet. */
export function readTraces(machine: string): TraceFile {
  if (!existsSync(fileOf(machine))) return { machine, traces: [] }
  return v.parse(TraceFileSchema, JSON.parse(readFileSync(fileOf(machine), 'utf8')))
}

export function acceptTraces(file: TraceFile): void {
  mkdirSync(dirname(fileOf(file.machine)), { recursive: true })
  writeFileSync(fileOf(file.machine), `${JSON.stringify(file, null, 1)}\n`)
}

/** The fewest short traces that walk every transition, and every journey: for walks that take their time. */
export function coveringTraces(traces: readonly Trace[]): Trace[] {
  const covered = new Set<string>()
  const shortestFirst = [...traces].sort((one, other) => one.steps.length - other.steps.length)
  return shortestFirst.filter(({ kind, walks }) => {
    const chosen = kind === 'journey' || walks.some((transition) => !covered.has(transition))
    if (chosen) for (const transition of walks) covered.add(transition)
    return chosen
  })
}
