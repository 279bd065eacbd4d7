// @vitest-environment jsdom
/** Level 2: the accepted traces, walked on the shipped components by the driver that also walks the built site. */
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { MachineName } from '../../machines/index.ts'
import { isAccepting, wantedMachines } from '../path-harness/accepting.ts'
import { loadWalk } from '../path-harness/discover.ts'
import { type Fixture, isPossibleOnPages } from '../path-harness/fixture.ts'
import { expectShown, startShown } from '../path-harness/jsdom/shown.ts'
import { beginEachVisitAnew, visit } from '../path-harness/jsdom/visits.ts'
import { addWalked, writeWalked } from '../path-harness/levels.ts'
import type { Screen } from '../path-harness/screen.ts'
import { acceptShown, nothingShown, readShown } from '../path-harness/shown-files.ts'
import { readTraces } from '../path-harness/trace-files.ts'
import { nothingWalked } from '../path-harness/walk-machine.ts'
import { titled } from '../support/titles.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

/** Set by `npm run test:paths -- --replay machine/id --level 2`. */
const replayed = process.env.REPLAY_TRACE
const wanted = wantedMachines.filter((name) => replayed === undefined || replayed.startsWith(`${name}/`))

beginEachVisitAnew()

function tracesOf(machine: MachineName, fixture: Fixture, { impossible }: Screen) {
  const { traces } = readTraces(machine)
  return replayed === undefined
    ? traces.filter((trace) => isPossibleOnPages(fixture, trace) && !impossible?.(trace))
    : traces.filter(({ id }) => `${machine}/${id}` === replayed)
}

// `describe.each` fails without rows.
if (wanted.length === 0) it('has nothing to replay here', () => undefined)

for (const name of wanted)
  describe(name, async () => {
    const { fixture, screen } = await loadWalk(name)
    const walked = nothingWalked()
    const accepted = isAccepting ? nothingShown() : readShown(name)
    const shown = startShown()

    const traces = tracesOf(name, fixture, screen)

    it.runIf(replayed === undefined && !isAccepting)('has what each trace shows, and of no other', () => {
      expect(Object.keys(accepted.traces).sort()).toEqual(traces.map(({ id }) => id).sort())
    })

    it.each(titled(traces))('%s', async (_title, trace) => {
      const observed = await visit(name, trace, {
        fixture,
        screen,
        shown: isAccepting ? shown.record(trace.id) : expectShown(accepted, trace.id),
      }).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        const replay = `npm run test:paths -- --replay ${name}/${trace.id} --level 2`
        throw new Error(`"${trace.name}" fails.\n${reason}\nReplay it: ${replay}`, { cause: error })
      })
      addWalked(walked, observed)
    })

    afterAll(() => {
      if (replayed === undefined) writeWalked(2, name, walked)
      if (isAccepting) acceptShown(name, shown.all)
    })
  })
