/** Every state of every machine, where a walk on the built site first comes to it, by every rule of axe. */
import type { Page } from 'playwright/test'
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

/** Stops the page's clock meanwhile: checks that take long on a busy machine must not use up what the page waits for. */
async function whileStopped(page: Page, check: () => Promise<void>): Promise<void> {
  for (;;) {
    const now = await page.evaluate(() => Date.now())
    // A clock can only be stopped at a time that is still to come.
    const stopped = await page.clock.pauseAt(now + AHEAD_MS).then(
      () => true,
      (error) => {
        if (`${error}`.includes('to the past')) return false
        throw error
      },
    )
    if (stopped) break
  }
  await check()
  await page.clock.resume()
}

const AHEAD_MS = 500

test.describe.configure({ mode: 'parallel' })

for (const name of machineNames) {
  const walker = { fixture: fixtures[name], screen: screens[name] }
  for (const { trace, states } of reachingTraces(coveringTraces(possibleTraces(name, walker))))
    test(`${name}: ${trace.name}`, async ({ page, site }) => {
      // An hour of retries has two hundred steps, and a busy machine takes many seconds for each and for every state.
      test.setTimeout(240_000 + 15_000 * trace.steps.length)
      const passed = statesOf(trace).values()
      await walkSite(page, site, {
        ...walker,
        trace,
        moment: async (isStopped) => {
          const state = passed.next().value ?? ''
          // Some machines have begun before there is a page.
          if (!states.delete(state) || page.url() === 'about:blank') return
          const check = async () => expect.soft(await violationsOf(page, everyRule), state).toEqual([])
          await (isStopped ? check() : whileStopped(page, check))
        },
      })
      expect([...states], 'not come to').toEqual([])
    })
}
