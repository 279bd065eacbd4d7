/** Every state of every machine, where a walk on the built site first comes to it, by every rule of axe. */
import { stateLabel } from '../../machines/kit/labels.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import { expect, test } from '../browser/fixtures.ts'
import { possibleTraces, walkSite } from '../path-harness/chromium/walk-site.ts'
import { loadAll, machineNames } from '../path-harness/discover.ts'
import { coveringTraces } from '../path-harness/trace-files.ts'
import { everyRule, violationsOf } from '../support/accessibility.ts'

const fixtures = await loadAll('fixture')
const screens = await loadAll('screen')

const statesOf = ({ start, visits }: Trace) => [start, ...visits].map(({ state }) => stateLabel(state))

type Way = { trace: Trace; states: Set<string> }

/**
 * Traces that come to every state that any of them comes to, each with the states that no earlier one has: always the
 * trace with the most, of a later group only for what the earlier ones lack.
 */
function reachingTraces(...groups: (readonly Trace[])[]): Way[] {
  const chosen: Way[] = []
  const reached = new Set<string>()
  const added = (trace: Trace) => new Set(statesOf(trace).filter((state) => !reached.has(state)))
  const byGain = (one: Way, other: Way) =>
    other.states.size - one.states.size || one.trace.steps.length - other.trace.steps.length
  for (const traces of groups)
    for (;;) {
      const [next] = traces.map((trace) => ({ trace, states: added(trace) })).sort(byGain)
      if (!next || next.states.size === 0) break
      chosen.push(next)
      for (const state of next.states) reached.add(state)
    }
  return chosen
}

test.describe.configure({ mode: 'parallel' })

for (const name of machineNames) {
  const walker = { fixture: fixtures[name], screen: screens[name] }
  const possible = possibleTraces(name, walker)
  for (const { trace, states } of reachingTraces(coveringTraces(possible), possible))
    test(`${name}: ${trace.name}`, async ({ page, site }) => {
      const passed = statesOf(trace).values()
      await walkSite(page, site, {
        ...walker,
        trace,
        moment: async () => {
          const state = passed.next().value ?? ''
          // Some machines have begun before there is a page.
          if (!states.delete(state) || page.url() === 'about:blank') return
          expect.soft(await violationsOf(page, everyRule), state).toEqual([])
        },
      })
      expect([...states], 'not come to').toEqual([])
    })
}
