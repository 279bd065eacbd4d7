// @vitest-environment jsdom
/** Level 2: the accepted traces of every machine, walked on a rendered component with its real hook. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Trace } from '../../machines/kit/trace.ts'
import { standInBackend } from '../support/network.ts'
import { titled } from '../support/titles.ts'
import { readTraces } from '../support/trace-files.ts'
import { eventTypeOf, type LazyComponent } from './components/component.ts'
import { components } from './components/index.ts'
import { walkComponent } from './components/walk.ts'

/** Set by `npm run test:paths -- --replay machine/id --level 2`. */
const replayed = process.env.REPLAY_TRACE
/** Where `npm run test:paths` finds what was walked, by machine. */
const REPORT = '.local/paths/level-2.json'

const walked: Record<string, string[]> = {}

beforeEach(() => {
  standInBackend()
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

function tracesOf(machine: string, { impossible = {} }: LazyComponent): Trace[] {
  const { traces } = readTraces(machine)
  if (replayed !== undefined) return traces.filter(({ id }) => `${machine}/${id}` === replayed)
  return traces.filter(({ steps }) => !steps.some((step) => eventTypeOf(step) in impossible))
}

const wanted = Object.entries(components).filter(
  ([name]) => replayed === undefined || replayed.startsWith(`${name}/`),
)

describe.each(wanted)('%s', (name, component) => {
  if (typeof component === 'string') return it('is rendered', () => expect.fail(component))
  const traces = tracesOf(name, component)
  const taken = new Set<string>()

  it.each(titled(traces))('%s', async (_title, trace) => {
    const transitions = await walkComponent(await component.load(), trace).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      const replay = `npm run test:paths -- --replay ${name}/${trace.id} --level 2`
      throw new Error(`"${trace.name}" fails.\n${reason}\nReplay it: ${replay}`, { cause: error })
    })
    const missing = trace.walks.filter(
      (transition) => !transitions.includes(transition) && !(transition in (component.impossible ?? {})),
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
