// @vitest-environment jsdom
/** Level 2: the accepted traces of every machine, walked on a rendered component with its real hook. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Trace } from '../../machines/kit/trace.ts'
import { load, machineNames } from '../path-harness/discover.ts'
import { excusedTransitions, type Fixture, isPossibleOnPages } from '../path-harness/fixture.ts'
import { readTraces } from '../path-harness/trace-files.ts'
import { walkComponent } from '../path-harness/walk-component.ts'
import { stubBackend } from '../support/network.ts'
import { titled } from '../support/titles.ts'

/** Set by `npm run test:paths -- --replay machine/id --level 2`. */
const replayed = process.env.REPLAY_TRACE
/** Where `npm run test:paths` finds what was walked, by machine. */
const REPORT = '.local/paths/level-2.json'

const walked: Record<string, string[]> = {}

beforeEach(() => {
  stubBackend()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

function tracesOf(machine: string, fixture: Fixture): Trace[] {
  const { traces } = readTraces(machine)
  return replayed === undefined
    ? traces.filter((trace) => isPossibleOnPages(fixture, trace))
    : traces.filter(({ id }) => `${machine}/${id}` === replayed)
}

const wanted = machineNames.filter((name) => replayed === undefined || replayed.startsWith(`${name}/`))

describe.each(wanted)('%s', async (name) => {
  const fixture = await load(name, 'fixture')
  const excused = excusedTransitions(fixture)
  const traces = tracesOf(name, fixture)
  const taken = new Set<string>()

  it.each(titled(traces))('%s', async (_title, trace) => {
    // Loaded only now: what it imports reads the backend's address as it is loaded.
    const component = await load(name, 'component')
    const transitions = await walkComponent(component, fixture.machine, trace).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      const replay = `npm run test:paths -- --replay ${name}/${trace.id} --level 2`
      throw new Error(`"${trace.name}" fails.\n${reason}\nReplay it: ${replay}`, { cause: error })
    })
    const missing = trace.walks.filter(
      (transition) => !transitions.includes(transition) && !excused.has(transition),
    )
    expect(missing, `"${trace.name}" did not take these transitions`).toEqual([])
    for (const transition of transitions) taken.add(transition)
    walked[name] = [...taken]
  })
})

afterAll(() => {
  if (replayed !== undefined) return
  mkdirSync('.local/paths', { recursive: true })
  writeFileSync(REPORT, JSON.stringify(walked))
})
