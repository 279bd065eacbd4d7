/** Level 2: the accepted traces, walked on the shipped components by the driver that also walks the built site. */
import { afterAll, describe, expect, it } from 'vitest'
import type { MachineName } from '../../../machines/index.ts'
import { titled } from '../../support/titles.ts'
import { isAccepting, wantedMachines } from '../accepting.ts'
import { loadWalk } from '../discover.ts'
import { type Fixture, isPossibleOnPages } from '../fixture.ts'
import { addWalked, writeWalked } from '../levels.ts'
import type { Screen } from '../screen.ts'
import { acceptShown, nothingShown, readShown } from '../shown-files.ts'
import { coveringTraces, readTraces } from '../trace-files.ts'
import { nothingWalked } from '../walk-machine.ts'
import { expectShown, startShown } from './shown.ts'
import { visit } from './visits.ts'

/** In how many files the machines are, which can run at the same time. */
const SHARES = 3

/** Set by `npm run test:paths -- --replay machine/id --level 2`. */
const replayed = process.env.REPLAY_TRACE
const wanted = wantedMachines.filter((name) => replayed === undefined || replayed.startsWith(`${name}/`))

function tracesOf(machine: MachineName, fixture: Fixture, { impossible }: Screen) {
  const { traces } = readTraces(machine)
  return replayed === undefined
    ? traces.filter((trace) => isPossibleOnPages(fixture, trace) && !impossible?.(trace))
    : traces.filter(({ id }) => `${machine}/${id}` === replayed)
}

/** Declares few walks of every machine: its journeys, and what walks all transitions that those leave out. */
export function declareFewWalks(): void {
  // What is accepted or replayed is among all walks.
  declare(isAccepting || replayed !== undefined ? [] : wanted, { few: true })
}

/** Declares all walks of a third of the machines: `share` is 0, 1 or 2. */
export function declareAllWalks(share: 0 | 1 | 2): void {
  const names = wanted
    .map((name) => ({ name, size: readTraces(name).traces.length }))
    .sort((one, other) => other.size - one.size)
    .filter((_, index) => index % SHARES === share)
    .map(({ name }) => name)
  declare(names, { few: false })
}

function declare(names: readonly MachineName[], { few }: { few: boolean }): void {
  // Vitest fails a file without tests.
  if (names.length === 0) it('has nothing to walk here', () => undefined)

  for (const name of names)
    describe(name, async () => {
      const { fixture, screen } = await loadWalk(name)
      const walked = nothingWalked()
      const accepted = isAccepting ? nothingShown() : readShown(name)
      const shown = startShown()

      const traces = tracesOf(name, fixture, screen)

      it.runIf(replayed === undefined && !isAccepting)('has what each trace shows, and of no other', () => {
        expect(Object.keys(accepted.traces).sort()).toEqual(traces.map(({ id }) => id).sort())
      })

      it.each(titled(few ? coveringTraces(traces) : traces))('%s', async (_title, trace) => {
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
        if (replayed === undefined && !few) writeWalked(2, name, walked)
        if (isAccepting) acceptShown(name, shown.all)
      })
    })
}
