/** Plays one trace step by step on the machine and prints the state after each step. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { type MachineEntry, type MachineName, machines } from '../../machines/index.ts'
import { stepDetail, stepLabel } from '../../machines/kit/labels.ts'
import { createPlayer, endOf, type Player } from '../../machines/kit/player.ts'
import { type PlayedStep, PlayedStepSchema, TraceSchema } from '../../machines/kit/trace.ts'
import { fileOf } from '../../tests/path-harness/folders.ts'
import { readTraces } from '../../tests/path-harness/trace-files.ts'

const OneTrace = v.object({
  machine: v.string(),
  name: v.optional(v.string()),
  steps: v.array(PlayedStepSchema),
  ends: v.optional(TraceSchema.entries.ends),
})
type OneTrace = v.InferOutput<typeof OneTrace>

/** Resolves to whether the trace ends as accepted. Throws if the trace or machine does not exist. */
export async function replay(reference: string): Promise<boolean> {
  const trace = findTrace(reference)
  const name = trace.machine
  const entry: MachineEntry | undefined = machines[name as MachineName]
  if (!entry) throw new Error(`There is no machine "${name}"`)

  console.log(`${name}: ${trace.name ?? 'a trace'}\n`)
  const player = createPlayer(entry.machine, entry.input)
  console.log(`  starts${' '.repeat(34)}${stateOf(player)}`)
  for (const step of trace.steps) {
    await player.play(step)
    console.log(`  ${describe(step, player).padEnd(40)}${stateOf(player)}`)
  }
  const ends = endOf(player)
  player.stop()
  if (!trace.ends) return true
  const isAsAccepted = isDeepStrictEqual(ends, trace.ends)
  console.log(
    isAsAccepted
      ? '\nIt ends as accepted.'
      : `\nIt ends differently.\n  accepted ${JSON.stringify(trace.ends)}\n  now      ${JSON.stringify(ends)}`,
  )
  return isAsAccepted
}

function findTrace(reference: string): OneTrace {
  if (reference.endsWith('.json')) return v.parse(OneTrace, JSON.parse(readFileSync(reference, 'utf8')))
  const [machine = '', id = ''] = reference.split('/')
  const trace = readTraces(machine).traces.find((one) => one.id === id)
  if (!trace) throw new Error(`There is no trace "${id}" in ${fileOf(machine, 'traces')}`)
  return { machine, ...trace }
}

/** A step on one line, truncated to its column. */
function describe(step: PlayedStep, player: Player): string {
  const detail = step.kind === 'event' ? '' : stepDetail(step)
  return `${stepLabel(step, player.machine)} ${detail}`.trim().slice(0, 38)
}

function stateOf(player: Player): string {
  return JSON.stringify(player.snapshot().value)
}
