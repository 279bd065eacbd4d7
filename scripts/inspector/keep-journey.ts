/** Keeps a path that was played in the inspector: writes it into the machine's fixture, and accepts its trace. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { TraceSchema } from '../../machines/kit/trace.ts'
import { load, machineNames } from '../../tests/path-harness/discover.ts'
import { fileOf } from '../../tests/path-harness/folders.ts'
import { generateTraces, playThrough } from '../../tests/path-harness/generate.ts'
import { acceptTraces, readTraces } from '../../tests/path-harness/trace-files.ts'
import { withJourney } from './journey-source.ts'

const JourneySchema = v.object({
  machine: v.picklist(machineNames),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  steps: v.pipe(TraceSchema.entries.steps, v.nonEmpty()),
})

/** Returns the id of the trace, and the file that now has the journey. Throws a sentence when it cannot be kept. */
export async function keepJourney(data: unknown): Promise<{ id: string; file: string }> {
  const { machine, name, steps } = v.parse(JourneySchema, data)
  const fixture = await load(machine, 'fixture')
  const { visits } = await playThrough(fixture, steps)
  const journeys = [...(fixture.journeys ?? []), { name, steps, ends: () => undefined }]
  const generated = await generateTraces(machine, { ...fixture, journeys })
  const { id = '' } = generated.traces.at(-1) ?? {}
  const known = readTraces(machine).traces.find((trace) => trace.id === id && trace.kind === 'journey')
  if (known) throw new Error(`It is a journey already: ${known.name}`)

  const file = fileOf(machine, 'fixture')
  const ends = visits.at(-1)?.state
  writeFileSync(file, withJourney(readFileSync(file, 'utf8'), { name, steps, ends }))
  format(file)
  acceptTraces(generated)
  return { id, file }
}

function format(file: string): void {
  const biome = createRequire(`${process.cwd()}/package.json`).resolve('@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'check', '--write', file], { stdio: 'pipe' })
}
