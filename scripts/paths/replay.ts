/** Plays one trace step by step on the machine and prints the state and the effects after each step. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { type MachineName, machines } from '../../machines/index.ts'
import { stepDetail, stepLabel } from '../../machines/kit/labels.ts'
import { momentReader } from '../../machines/kit/moments.ts'
import { createPlayer, type Player } from '../../machines/kit/player.ts'
import { type Effect, type PlayedStep, PlayedStepSchema, TraceSchema } from '../../machines/kit/trace.ts'
import type { MachineEntry } from '../../machines/machine-entry.ts'
import { fileOf } from '../../tests/path-harness/folders.ts'
import { readTraces } from '../../tests/path-harness/trace-files.ts'

const OneTrace = v.object({
  machine: v.string(),
  name: v.optional(v.string()),
  steps: v.array(PlayedStepSchema),
  visits: v.optional(TraceSchema.entries.visits),
})
type OneTrace = v.InferOutput<typeof OneTrace>

/** Resolves to whether each step does what was accepted. Throws if the trace or machine does not exist. */
export async function replay(reference: string): Promise<boolean> {
  const trace = findTrace(reference)
  const name = trace.machine
  const entry: MachineEntry | undefined = machines[name as MachineName]
  if (!entry) throw new Error(`There is no machine "${name}"`)

  console.log(`${name}: ${trace.name ?? 'a trace'}\n`)
  const player = createPlayer(entry.machine, entry.input)
  const nextMoment = momentReader(player)
  const { state } = nextMoment()
  console.log(`  starts${' '.repeat(34)}${JSON.stringify(state)}`)
  let isAsAccepted = true
  for (const [index, step] of trace.steps.entries()) {
    await player.play(step)
    const now = nextMoment()
    console.log(`  ${describe(step, player).padEnd(40)}${JSON.stringify(now.state)}`)
    for (const effect of now.effects) console.log(`${' '.repeat(44)}${effectLabel(effect)}`)
    const accepted = trace.visits?.[index]
    if (!trace.visits || isDeepStrictEqual(now, accepted)) continue
    isAsAccepted = false
    console.log(`    differs:\n    accepted ${JSON.stringify(accepted)}\n    now      ${JSON.stringify(now)}`)
  }
  player.stop()
  if (trace.visits) console.log(isAsAccepted ? '\nEach step does what was accepted.' : '\nIt differs.')
  return isAsAccepted
}

function effectLabel(effect: Effect): string {
  if ('action' in effect) return `${effect.action} ${JSON.stringify(effect.params) ?? ''}`
  return 'starts' in effect
    ? `starts ${effect.starts} ${JSON.stringify(effect.input) ?? ''}`
    : `stops ${effect.stops}`
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
