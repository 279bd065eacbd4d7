/** Level 1: every accepted trace of every machine, walked on the machine itself. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { machines } from '../../machines/index.ts'
import { createPlayer } from '../../machines/kit/player.ts'
import { allStates } from '../../machines/kit/structure.ts'
import { isAccepting, wantedMachines } from '../path-harness/accepting.ts'
import { type Coverage, coverageOf, MEASURES } from '../path-harness/coverage.ts'
import { load } from '../path-harness/discover.ts'
import { unusedExamples } from '../path-harness/examples.ts'
import { generateTraces } from '../path-harness/generate.ts'
import { inputOf } from '../path-harness/model.ts'
import { acceptTraces, readTraces } from '../path-harness/trace-files.ts'
import { nothingWalked, walkTrace } from '../path-harness/walk-machine.ts'
import { titled } from '../support/titles.ts'

/** Where `npm run test:paths` finds the counts. */
const REPORT = '.local/paths/level-1.json'

const report: Record<string, Coverage & { paths: number }> = {}

describe.each(wantedMachines)('%s', async (name) => {
  const fixture = await load(name, 'fixture')
  if (isAccepting) acceptTraces(await generateTraces(name, fixture))
  const { traces } = readTraces(name)
  const walked = nothingWalked()

  it('is the machine its fixture describes, with an expectation for every state', () => {
    expect(fixture.machine).toBe(machines[name].machine)
    expect(Object.keys(fixture.states).sort()).toEqual(allStates(fixture.machine).sort())
  })

  it('has the traces that were accepted', async () => {
    const now = await generateTraces(name, fixture)
    const accepted = new Set(traces.map(({ id }) => id))
    const generated = new Set(now.traces.map(({ id }) => id))
    const changes = [
      ...now.traces.filter(({ id }) => !accepted.has(id)).map((trace) => `new:  ${trace.name}`),
      ...traces.filter(({ id }) => !generated.has(id)).map((trace) => `gone: ${trace.name}`),
    ]
    expect(changes, `If this is meant: npm run test:paths -- --accept ${name}`).toEqual([])
  })

  it('has each path once', () => {
    expect(new Set(traces.map(({ id }) => id)).size).toBe(traces.length)
  })

  it('has every example of its fixture in a trace', () => {
    expect(unusedExamples(fixture, traces)).toEqual([])
  })

  it.each(titled(traces))('%s', async (_title, trace) => {
    await walkTrace(fixture, trace, walked).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      const replay = `npm run test:paths -- --replay ${name}/${trace.id}`
      throw new Error(`"${trace.name}" fails.\n${reason}\nReplay it: ${replay}`, { cause: error })
    })
  })

  it.each(titled(fixture.journeys ?? []))('ends as promised: %s', async (_title, { steps, ends }) => {
    const player = createPlayer(fixture.machine, inputOf(fixture))
    for (const step of steps) await player.play(step)
    ends({ snapshot: player.snapshot(), calls: player.calls(), running: player.running() })
    player.stop()
  })

  it.each(MEASURES)('has all its %s walked', async (measure) => {
    expect((await coverageOf(fixture, walked))[measure].missing).toEqual([])
  })

  afterAll(async () => {
    report[name] = { ...(await coverageOf(fixture, walked)), paths: traces.length }
  })
})

afterAll(() => {
  mkdirSync('.local/paths', { recursive: true })
  writeFileSync(REPORT, JSON.stringify(report))
})
