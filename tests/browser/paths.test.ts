/** Level 3: walks the accepted traces on the built site, as a visitor would. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { MachineName } from '../../machines/index.ts'
import { activeStates, allTransitions, waitMs } from '../../machines/kit/structure.ts'
import { lastContext, type Trace } from '../../machines/kit/trace.ts'
import { loadAll, machineNames } from '../path-harness/discover.ts'
import { excusedTransitions, isPossibleOnPages } from '../path-harness/fixture.ts'
import { recorded } from '../path-harness/record-walk.ts'
import type { Screen } from '../path-harness/screen.ts'
import { coveringTraces, readTraces } from '../path-harness/trace-files.ts'
import { expect, type Site, test } from './fixtures.ts'

/** One file for each machine: the names of the transitions walked here. */
const LEVEL_3 = '.local/paths/level-3'

/** Set by `npm run test:paths -- --replay machine/id --level 3`. */
const replayed = process.env.REPLAY_TRACE

const fixtures = await loadAll('fixture')
const screens = await loadAll('screen')

/** The traces to walk: enough to cover each transition, or only the one to replay. */
function tracesOf(machine: MachineName): Trace[] {
  const { traces } = readTraces(machine)
  if (replayed !== undefined) return traces.filter(({ id }) => `${machine}/${id}` === replayed)
  const { impossible } = screens[machine]
  return coveringTraces(
    traces.filter((trace) => isPossibleOnPages(fixtures[machine], trace) && !impossible?.(trace)),
  )
}

// Machines run in parallel, the traces of one machine in sequence.
test.describe.configure({ mode: 'parallel' })

for (const name of machineNames)
  test.describe(name, () => {
    const fixture = fixtures[name]
    test.describe.configure({ mode: 'default' })
    const walked = new Set<string>()

    for (const trace of tracesOf(name))
      test(`${name}: ${trace.name}`, async ({ page, site }) => {
        const walking = recorded(page, site, { machine: name, fixture, trace }, (on, walked, moment) =>
          walk(on, site, { name, trace: walked, moment }),
        )
        await walking.catch((error: unknown) => {
          throw new Error(
            `"${trace.name}" fails. Replay it: npm run test:paths -- --replay ${name}/${trace.id} --level 3`,
            {
              cause: error,
            },
          )
        })
        for (const transition of trace.walks) walked.add(transition)
      })

    if (replayed === undefined)
      test(`${name}: every transition is walked`, () => {
        const excused = excusedTransitions(fixture)
        const all = [...allTransitions(fixture.machine).values()]
        const missing = all.filter((transition) => !excused.has(transition) && !walked.has(transition))
        expect(missing).toEqual([])
      })

    // Read by `npm run test:paths` for its table.
    test.afterAll(() => {
      if (replayed !== undefined) return
      mkdirSync(LEVEL_3, { recursive: true })
      writeFileSync(`${LEVEL_3}/${name}.json`, JSON.stringify([...walked]))
    })
  })

type Walk = { name: MachineName; trace: Trace; moment: () => Promise<void> }

async function walk(page: Page, site: Site, { name, trace, moment }: Walk): Promise<void> {
  const screen: Screen = screens[name]
  await screen.open(page, site)
  await moment()
  for (const [index, step] of trace.steps.entries()) {
    const remaining = trace.steps.slice(index + 1)
    if (step.kind === 'event') await screen.gestures[step.event.type]?.(page, step.event, remaining)
    if (step.kind === 'settle') await screen.settle[step.actor]?.(page, step.outcome, remaining)
    if (step.kind === 'wait') await page.clock.runFor(waitMs(fixtures[name].machine, step))
    await test.step(`step ${index + 1}: ${JSON.stringify(trace.visits[index]?.state)}`, async () => {
      for (const state of activeStates(trace.visits[index]?.state)) {
        expect(Object.keys(screen.states)).toContain(state)
        await screen.states[state]?.(page)
      }
    })
    await moment()
  }
  await screen.ends?.(page, site, lastContext(trace))
}
