/** Every state of every machine, where a walk on the built site first comes to it, by every rule of axe. */
import { stateLabel } from '../../machines/kit/labels.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import { expect, test } from '../browser/fixtures.ts'
import { walkSite } from '../path-harness/chromium/walk-site.ts'
import { loadAll, machineNames } from '../path-harness/discover.ts'
import { possibleTraces } from '../path-harness/possible-traces.ts'
import { coveringTraces } from '../path-harness/trace-files.ts'
import { everyRule, violationsOf } from '../support/accessibility.ts'

const fixtures = await loadAll('fixture')
const screens = await loadAll('screen')

const statesOf = ({ start, visits }: Trace) => [start, ...visits].map(({ state }) => stateLabel(state))

/** Traces that come to every state that any of them comes to, each with the states that no earlier one has. */
function reachingTraces(traces: readonly Trace[]): { trace: Trace; states: Set<string> }[] {
  const reached = new Set<string>()
  return traces.flatMap((trace) => {
    const states = new Set(statesOf(trace).filter((state) => !reached.has(state)))
    for (const state of states) reached.add(state)
    return states.size > 0 ? [{ trace, states }] : []
  })
}

test.describe.configure({ mode: 'parallel' })

for (const name of machineNames) {
  const walker = { fixture: fixtures[name], screen: screens[name] }
  for (const { trace, states } of reachingTraces(coveringTraces(possibleTraces(name, walker))))
    test(`${name}: ${trace.name}`, async ({ page, site }) => {
      // An hour of retries has two hundred steps, and a busy machine takes seconds for each.
      test.setTimeout(60_000 + 5_000 * trace.steps.length)
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
