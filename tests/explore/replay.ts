/** Takes given steps again. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { faultNamed } from './faults.ts'
import type { Pages } from './properties.ts'
import { type Visit, visit } from './session.ts'
import { inWords, type Step, type TraceFile, TraceFileSchema } from './step.ts'
import type { Place } from './world.ts'

export const readTrace = (file: string): TraceFile =>
  v.parse(TraceFileSchema, JSON.parse(readFileSync(file, 'utf8')))

export function replaySteps(place: Place, pages: Pages, steps: readonly Step[]): Promise<Visit> {
  const rest = [...steps]
  return visit(place, pages, async () => rest.shift())
}

/** Those of a file, with the fault that was planted when they were taken. */
export function replayTrace(place: Place, pages: Pages, { planted, steps }: TraceFile): Promise<Visit> {
  const plant = planted === undefined ? undefined : faultNamed(planted).plant
  return replaySteps({ ...place, ...(plant && { plant }) }, pages, steps)
}

/** What became of it, in words. */
export function verdict(trace: TraceFile, { steps, finding }: Visit): string {
  if (finding) {
    const how = finding.property === trace.property ? 'Broken' : 'Broken in another way'
    return `${how}: ${finding.property}. ${finding.detail}`
  }
  const left = trace.steps.flatMap((step, index) =>
    steps.includes(step) ? [] : [`  ${index + 1}. ${inWords(step)}`],
  )
  if (left.length === 0) return 'Nothing is wrong any more.'
  return ['Nothing is wrong, but these steps could not be taken:', ...left].join('\n')
}
