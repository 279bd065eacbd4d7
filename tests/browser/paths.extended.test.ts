/** Level 3: walks the traces on the built site, as a visitor would. */
import type { MachineName } from '../../machines/index.ts'
import { allTransitions } from '../../machines/kit/structure.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import { chromiumVisitor } from '../path-harness/chromium/visitor.ts'
import { observed } from '../path-harness/chromium/walk-site.ts'
import { loadAll, loadWalk, machineNames } from '../path-harness/discover.ts'
import { excusedTransitions } from '../path-harness/fixture.ts'
import { addWalked, readWalked, writeWalked } from '../path-harness/levels.ts'
import { coveringTraces, possibleTraces, tracesOf } from '../path-harness/traces.ts'
import { nothingWalked } from '../path-harness/walk-machine.ts'
import { walkPage } from '../path-harness/walk-page.ts'
import { expect, test } from './fixtures.ts'
import { walkAsVisitor } from './walk.ts'

/** Set by `npm run test:paths -- --replay machine/id --level 3`. */
const replayed = process.env.REPLAY_TRACE
/** Set by `npm run test:paths -- --all`: walks every trace that a page can cause, each pair of transitions among them. */
const walksAll = process.env.WALK_ALL === '1'

const fixtures = await loadAll('fixture')
const screens = await loadAll('screen')

/** The traces to walk: enough to cover each transition, or only the one to replay. */
async function wantedTraces(machine: MachineName): Promise<Trace[]> {
  if (replayed !== undefined)
    return (await tracesOf(machine)).filter(({ id }) => `${machine}/${id}` === replayed)
  const possible = await possibleTraces(machine, { fixture: fixtures[machine], screen: screens[machine] })
  return walksAll ? possible : coveringTraces(possible)
}

const wanted = new Map(
  await Promise.all(machineNames.map(async (name) => [name, await wantedTraces(name)] as const)),
)

// Machines run in parallel, the traces of one machine in sequence.
test.describe.configure({ mode: 'parallel' })

for (const name of machineNames)
  test.describe(name, () => {
    const [fixture, screen] = [fixtures[name], screens[name]]
    test.describe.configure({ mode: 'default' })
    const walked = nothingWalked()
    // After a failure the tests go on in a new worker, which begins with what the one before has walked.
    test.beforeAll(() => addWalked(walked, readWalked(3, name)))

    for (const trace of wanted.get(name) ?? [])
      test(`${name}: ${trace.name}`, async ({ page, site }) => {
        // An hour of retries has more than a hundred steps.
        test.setTimeout(60_000 + trace.steps.length * 3_000)
        addWalked(walked, await walkAsVisitor(page, site, { machine: name, fixture, screen, trace }))
      })

    if (replayed === undefined)
      test(`${name}: every transition is walked`, () => {
        const excused = excusedTransitions(fixture)
        const all = [...allTransitions(fixture.machine).values()]
        const missing = all.filter(
          (transition) => !excused.has(transition) && !walked.transitions.has(transition),
        )
        expect(missing).toEqual([])
      })

    // Read by `npm run test:paths` for its table.
    test.afterAll(() => {
      if (replayed === undefined) writeWalked(3, name, walked)
    })
  })

// Each machine's own gestures, settles and checks are tried in tests/machines/screen-checks.extended.test.tsx, by the same walk.
if (replayed === undefined)
  test('a walk fails on the site if its gestures do nothing', async ({ page, site }) => {
    const { fixture, screen } = await loadWalk('theme')
    const [trace] = wanted.get('theme') ?? []
    if (!trace) throw new Error('The theme has no traces')
    const visitor = chromiumVisitor(page, site)
    const gestures = Object.fromEntries(
      Object.keys(screen.gestures).map((name) => [name, async () => undefined]),
    )
    const open = () => screen.open(visitor, trace.steps)
    const idle = { ...(await observed(page, 1_000)), visitor, screen: { ...screen, gestures }, open }
    await expect(walkPage(idle, fixture, trace)).rejects.toThrow('should lead to')
  })
