/** The accepted traces of each machine, in files. Separate from their generation, because levels 2 and 3 only read them. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Trace, TraceFile } from '../../machines/kit/trace.ts'
import { foldTraces, unfoldTraces } from '../../machines/kit/trace-file.ts'
import { fileOf } from './folders.ts'

/** Of the files with traces, in characters. */
const LINE_WIDTH = 140

/** The accepted traces; none when the machine has not been accepted yet. */
export function readTraces(machine: string): TraceFile {
  const file = fileOf(machine, 'traces')
  if (!existsSync(file)) return { machine, traces: [] }
  return unfoldTraces(JSON.parse(readFileSync(file, 'utf8')))
}

export function acceptTraces(file: TraceFile): void {
  writeFileSync(fileOf(file.machine, 'traces'), `${readableJson(foldTraces(file, shortKey))}\n`)
}

/** A name for a part of a file that stays the same as long as the part does. */
export const shortKey = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 6)

/** JSON with whatever fits on one line on one line. */
export function readableJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LINE_WIDTH) return line
  const deeper = `${indent} `
  const items = Array.isArray(value)
    ? value.map((item) => readableJson(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${readableJson(item, deeper)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${items.map((item) => deeper + item).join(',\n')}\n${indent}${close}`
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
