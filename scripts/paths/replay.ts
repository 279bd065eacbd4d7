/** Plays one trace step by step on the machine and prints the state and the effects after each step. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type MachineName, machines } from '../../machines/index.ts'
import { stepDetail, stepLabel } from '../../machines/kit/labels.ts'
import { momentReader } from '../../machines/kit/moments.ts'
import { createPlayer, type Player } from '../../machines/kit/player.ts'
import { type Effect, type PlayedStep, PlayedStepSchema } from '../../machines/kit/trace.ts'
import type { MachineEntry } from '../../machines/machine-entry.ts'
import { tracesOf } from '../../tests/path-harness/traces.ts'

const OneTrace = v.object({
  machine: v.string(),
  name: v.optional(v.string()),
  steps: v.array(PlayedStepSchema),
})
type OneTrace = v.InferOutput<typeof OneTrace>

/** Throws if the trace or machine does not exist. */
export async function replay(reference: string): Promise<void> {
  const trace = await findTrace(reference)
  const name = trace.machine
  const entry: MachineEntry | undefined = machines[name as MachineName]
  if (!entry) throw new Error(`There is no machine "${name}"`)

  console.log(`${name}: ${trace.name ?? 'a trace'}\n`)
  const player = createPlayer(entry.machine, entry.input)
  const nextMoment = momentReader(player)
  const { state } = nextMoment()
  console.log(`  starts${' '.repeat(34)}${JSON.stringify(state)}`)
  for (const step of trace.steps) {
    await player.play(step)
    const now = nextMoment()
    console.log(`  ${describe(step, player).padEnd(40)}${JSON.stringify(now.state)}`)
    for (const effect of now.effects) console.log(`${' '.repeat(44)}${effectLabel(effect)}`)
    for (const [field, value] of Object.entries(now.changed ?? {}))
      console.log(`${' '.repeat(44)}${field} = ${JSON.stringify(value)}`)
  }
  player.stop()
}

function effectLabel(effect: Effect): string {
  if ('action' in effect) return `${effect.action} ${JSON.stringify(effect.params) ?? ''}`
  return 'starts' in effect
    ? `starts ${effect.starts} ${JSON.stringify(effect.input) ?? ''}`
    : `stops ${effect.stops}`
}

async function findTrace(reference: string): Promise<OneTrace> {
  if (reference.endsWith('.json')) return v.parse(OneTrace, JSON.parse(readFileSync(reference, 'utf8')))
  const [machine = '', id = ''] = reference.split('/')
  const trace = (await tracesOf(machine)).find((one) => one.id === id)
  if (!trace) throw new Error(`The machine ${machine} has no trace "${id}"`)
  return { machine, ...trace }
}

/** A step on one line, truncated to its column. */
function describe(step: PlayedStep, player: Player): string {
  const detail = step.kind === 'event' ? '' : stepDetail(step)
  return `${stepLabel(step, player.machine)} ${detail}`.trim().slice(0, 38)
}
