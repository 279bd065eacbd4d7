/** What each accepted trace shows on the shipped component, step by step, in a file of each machine. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { keepAs } from '../../machines/kit/trace-file.ts'
import { fileOf } from './folders.ts'
import { readableJson, shortKey } from './trace-files.ts'

const LinesSchema = v.array(v.string())
const ShownSchema = v.strictObject({
  /** Pages that traces start with, by short names. */
  starts: v.record(v.string(), LinesSchema),
  /** What a step takes from one part of a page and adds to it. Many steps of several traces change the same. */
  changes: v.record(v.string(), LinesSchema),
  /** By the trace's id: its start, then each step's changes with `+` between them, or `0` for none. */
  traces: v.record(v.string(), v.string()),
})
export type Shown = v.InferOutput<typeof ShownSchema>

type ShownFile = 'shown' | 'shownAtPlaces'

export const nothingShown = (): Shown => ({ starts: {}, changes: {}, traces: {} })

export function readShown(machine: string, part: ShownFile = 'shown'): Shown {
  const file = fileOf(machine, part)
  return existsSync(file) ? v.parse(ShownSchema, JSON.parse(readFileSync(file, 'utf8'))) : nothingShown()
}

export function acceptShown(machine: string, shown: Shown, part: ShownFile = 'shown'): void {
  writeFileSync(fileOf(machine, part), `${readableJson(shown)}\n`)
}

/** What a trace shows: a page, and of each step the parts that it changes. */
export type ShownSteps = { start: readonly string[]; steps: readonly (readonly (readonly string[])[])[] }

const NOTHING = '0'

export function keepShown(shown: Shown, id: string, { start, steps }: ShownSteps): void {
  const keep = (known: Shown['starts'], lines: readonly string[]) =>
    keepAs(known, shortKey(lines), [...lines])
  const changes = steps.map((parts) => parts.map((lines) => keep(shown.changes, lines)).join('+') || NOTHING)
  shown.traces[id] = [keep(shown.starts, start), ...changes].join(' ')
}

/** Undefined when the trace was never accepted. */
export function shownOf({ starts, changes, traces }: Shown, id: string): ShownSteps | undefined {
  const [start = '', ...steps] = traces[id]?.split(' ') ?? []
  if (!start) return undefined
  const partsOf = (step: string) => (step === NOTHING ? [] : step.split('+').map((key) => changes[key] ?? []))
  return { start: starts[start] ?? [], steps: steps.map(partsOf) }
}
