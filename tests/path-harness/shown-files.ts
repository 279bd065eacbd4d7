/** What each accepted trace shows on the shipped component, step by step, in a file of each machine. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { fileOf } from './folders.ts'
import { readableJson } from './trace-files.ts'

const LinesSchema = v.array(v.string())
const ShownSchema = v.strictObject({
  /** Pages that traces start with, in full. */
  starts: v.array(LinesSchema),
  /** What a step takes from a page and adds to it. Many steps of several traces change the same. */
  changes: v.array(LinesSchema),
  /** By the trace's id; what it shows by its index in the above. */
  traces: v.record(v.string(), v.strictObject({ start: v.number(), steps: v.array(v.number()) })),
})
export type Shown = v.InferOutput<typeof ShownSchema>

type ShownFile = 'shown' | 'shownAtPlaces'

export function readShown(machine: string, part: ShownFile = 'shown'): Shown {
  const file = fileOf(machine, part)
  return existsSync(file)
    ? v.parse(ShownSchema, JSON.parse(readFileSync(file, 'utf8')))
    : { starts: [], changes: [], traces: {} }
}

export function acceptShown(machine: string, shown: Shown, part: ShownFile = 'shown'): void {
  writeFileSync(fileOf(machine, part), `${readableJson(shown)}\n`)
}

/** Larger changes are told by their size and their first and last lines. */
const MOST_LINES = 24

/** `- line` for each that is gone and `+ line` for each that is new, in the order of the pages. */
export function changeBetween(before: readonly string[], after: readonly string[]): string[] {
  let from = 0
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1
  let end = 0
  while (
    end < before.length - from &&
    end < after.length - from &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1
  return differences(before.slice(from, before.length - end), after.slice(from, after.length - end))
}

/** By the longest common subsequence. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
  const change: string[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length)
    if (one < before.length && other < after.length && before[one] === after[other]) {
      one += 1
      other += 1
    } else if (other >= after.length || (one < before.length && at(one + 1, other) >= at(one, other + 1)))
      change.push(`- ${before[one++]}`)
    else change.push(`+ ${after[other++]}`)
  return change
}

/** A change, short enough to be read. */
export function readable(change: readonly string[]): string[] {
  if (change.length <= MOST_LINES) return [...change]
  return [
    ...change.slice(0, MOST_LINES - 4),
    `… ${change.length - MOST_LINES} lines more …`,
    ...change.slice(-4),
  ]
}
