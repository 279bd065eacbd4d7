/** Level 1: what every machine does is what was accepted, and each of its traces keeps what its fixture expects. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { machines } from '../../machines/index.ts'
import { accept, acceptedLines, acceptHint } from '../path-harness/accepted.ts'
import { isAccepting, wantedMachines } from '../path-harness/accepting.ts'
import { type Coverage, coverageOf, MEASURES } from '../path-harness/coverage.ts'
import { load } from '../path-harness/discover.ts'
import { unusedExamples } from '../path-harness/examples.ts'
import { changeBetween } from '../path-harness/line-changes.ts'
import { tableOf, withStates } from '../path-harness/table.ts'
import { tracesOf } from '../path-harness/traces.ts'
import { nothingWalked, walkTrace } from '../path-harness/walk-machine.ts'
import { titled } from '../support/titles.ts'

/** Where `npm run test:paths` finds the counts. */
const REPORT = '.local/paths/level-1.json'

const report: Record<string, Coverage & { paths: number }> = {}

describe.each(wantedMachines)('%s', async (name) => {
  const fixture = await load(name, 'fixture')
  const traces = await tracesOf(name)
  const table = tableOf(fixture, traces)
  const lines = table.map(({ line }) => line)
  if (isAccepting) accept(name, 'table', lines)
  const walked = nothingWalked()

  it('is the machine its fixture describes', () => {
    expect(fixture.machine).toBe(machines[name].machine)
  })

  it('does what was accepted', () => {
    const now = withStates(lines)
    const differences = changeBetween(withStates(acceptedLines(name, 'table')), now).map((difference) => {
      const trace = difference.startsWith('+ ') && table[now.indexOf(difference.slice(2))]?.trace
      return trace ? `${difference}\n    see it: npm run test:paths -- --replay ${name}/${trace}` : difference
    })
    if (differences.length > 0)
      throw new Error(
        [`${name} does something else than was accepted.`, ...differences, acceptHint(name)].join('\n'),
      )
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
