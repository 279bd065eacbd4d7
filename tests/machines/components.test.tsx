// @vitest-environment jsdom
/** Level 2 of the machines whose `screen.ts` is for the built site alone: their traces on a small view of their hook. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Trace } from '../../machines/kit/trace.ts'
import { load, machineNames, sharedNames } from '../path-harness/discover.ts'
import { excusedTransitions, type Fixture, isPossibleOnPages } from '../path-harness/fixture.ts'
import { walkedIn } from '../path-harness/follow.ts'
import { addWalked, writeWalked } from '../path-harness/levels.ts'
import { readTraces } from '../path-harness/trace-files.ts'
import { walkComponent } from '../path-harness/walk-component.ts'
import { nothingWalked } from '../path-harness/walk-machine.ts'
import { stubBackend } from '../support/network.ts'
import { titled } from '../support/titles.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

/** Set by `npm run test:paths -- --replay machine/id --level 2`. */
const replayed = process.env.REPLAY_TRACE

beforeEach(() => {
  stubBackend()
  window.machineNotes = []
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

const wanted = machineNames.filter(
  (name) => !sharedNames.includes(name) && (replayed === undefined || replayed.startsWith(`${name}/`)),
)

// `describe.each` fails without rows.
if (wanted.length === 0) it('has nothing to replay here', () => undefined)

describe.each(wanted)('%s', async (name) => {
  const fixture = await load(name, 'fixture')
  const excused = excusedTransitions(fixture)
  const traces = tracesOf(name, fixture)
  const walked = nothingWalked()

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
    addWalked(walked, walkedIn(fixture.machine, ownNotes(fixture)))
  })

  afterAll(() => {
    if (replayed === undefined) writeWalked(2, name, walked)
  })
})

/** What the one actor of the machine was seen to do. */
const ownNotes = ({ machine }: Fixture) =>
  (window.machineNotes ?? []).filter((note) => note.machine === machine.id)
