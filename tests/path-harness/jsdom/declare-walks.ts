/** Level 2: the traces, walked on the shipped components by the driver that also walks the built site. */
import { afterAll, describe, expect, it } from 'vitest'
import type { MachineName } from '../../../machines/index.ts'
import { titled } from '../../support/titles.ts'
import { isAccepting, wantedMachines } from '../accepting.ts'
import { loadPlaces, loadWalk } from '../discover.ts'
import { addWalked, writeWalked } from '../levels.ts'
import { coveringTraces, possibleTraces, tracesOf } from '../traces.ts'
import { nothingWalked } from '../walk-machine.ts'
import { declarePlaces } from './declare-places.ts'
import { looksIn, shownOf } from './shows.ts'
import { visit } from './visits.ts'

/** Set by `npm run test:paths -- --replay machine/id --level 2`. */
const replayed = process.env.REPLAY_TRACE
const wanted = wantedMachines.filter((name) => replayed === undefined || replayed.startsWith(`${name}/`))

/**
 * Declares walks of every machine: its journeys, and what walks all transitions that those leave out. What they show is
 * compared with what was accepted, and so is what other components pass in.
 */
export function declareFewWalks(): void {
  for (const name of replayed === undefined ? wanted : [])
    describe(name, async () => {
      const { fixture, screen } = await loadWalk(name)
      const traces = coveringTraces(await possibleTraces(name, { fixture, screen }))
      const looks = looksIn(traces, fixture, screen)
      const shown = shownOf(name, isAccepting)

      it.each(titled(traces))('%s', async (_title, trace) => {
        await replayable(name, trace, () =>
          visit(name, trace, {
            ...{ fixture, screen },
            moment: (visitor) => shown.follow(visitor, looks.get(trace.id) ?? new Map()),
          }),
        )
      })
      declarePlaces(name, await loadPlaces(name), { fixture, shown })
      it.runIf(!isAccepting)('shows all that was accepted', () => expect(shown.left()).toEqual([]))
      afterAll(() => {
        // What a walk that fails has shown is nothing to accept.
        if (isAccepting && !failed.has(name)) shown.accept()
      })
    })
}

/** Declares all walks of half of the machines, or the one that is replayed. */
export async function declareAllWalks(half: 0 | 1): Promise<void> {
  const sizes = await Promise.all(wanted.map(async (name) => ({ name, size: (await tracesOf(name)).length })))
  const names = sizes
    .sort((one, other) => other.size - one.size)
    .filter((_, index) => index % 2 === half)
    .map(({ name }) => name)
  // Vitest fails a file without tests.
  if (names.length === 0) it('has nothing to walk here', () => undefined)

  for (const name of names)
    describe(name, async () => {
      const { fixture, screen } = await loadWalk(name)
      const possible = await possibleTraces(name, { fixture, screen })
      const traces =
        replayed === undefined
          ? possible
          : (await tracesOf(name)).filter(({ id }) => `${name}/${id}` === replayed)
      const walked = nothingWalked()

      it.each(titled(traces))('%s', async (_title, trace) => {
        await replayable(name, trace, async () =>
          addWalked(walked, await visit(name, trace, { fixture, screen })),
        )
      })
      afterAll(() => {
        if (replayed === undefined) writeWalked(2, name, walked)
      })
    })
}

/** Machines of which a walk has failed. */
const failed = new Set<MachineName>()

/** Says of a walk that fails how to see it again. */
async function replayable(
  machine: MachineName,
  { id, name }: { id: string; name: string },
  walk: () => Promise<unknown>,
): Promise<void> {
  try {
    await walk()
  } catch (error) {
    failed.add(machine)
    const reason = error instanceof Error ? error.message : String(error)
    const replay = `npm run test:paths -- --replay ${machine}/${id} --level 2`
    throw new Error(`"${name}" fails.\n${reason}\nReplay it: ${replay}`, { cause: error })
  }
}
