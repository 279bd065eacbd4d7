/** Level 2 on every other component that uses a machine: what each hands to it and shows of it, on its own page. */
import { afterAll, describe, expect, it } from 'vitest'
import { titled } from '../../support/titles.ts'
import { isAccepting, wantedMachines } from '../accepting.ts'
import { loadPlaces, loadWalk } from '../discover.ts'
import { isPossibleOnPages } from '../fixture.ts'
import { acceptShown, nothingShown, readShown } from '../shown-files.ts'
import { fewestTraces, readTraces } from '../trace-files.ts'
import { placeView } from './place-view.tsx'
import { expectShown, startShown } from './shown.ts'
import { visit } from './visits.ts'

/**
 * Declares walks of every machine at each of its places: so many traces, those that take the most transitions. What the
 * others add, the machine's own view has walked.
 *
 * @param most 2 walks all that is accepted, 1 only a part
 */
export async function declarePlaces(most: 1 | 2): Promise<void> {
  const isAll = most === 2
  // What is accepted is among all walks.
  const names = isAccepting && !isAll ? [] : wantedMachines
  // Vitest fails a file without tests.
  if (names.length === 0) it('has nothing to walk here', () => undefined)

  for (const name of names) {
    const places = Object.entries(await loadPlaces(name))
    if (places.length === 0) continue
    const { fixture } = await loadWalk(name)
    const { traces } = readTraces(name)
    const accepted = isAccepting ? nothingShown() : readShown(name, 'shownAtPlaces')
    const shown = startShown()
    const known: string[] = []
    const shownAt = (id: string) => {
      known.push(id)
      return () => (isAccepting ? shown.record(id) : expectShown(accepted, id))
    }

    describe.each(places)(`${name}: %s`, (place, { screen, isOfView, also = {}, ...what }) => {
      const view = placeView(fixture.machine.id, { screen, ...what })
      const possible = traces.filter(
        (trace) => isPossibleOnPages(fixture, trace) && !screen.impossible?.(trace),
      )
      const walks = fewestTraces(possible)
        .slice(0, isOfView ? 1 : most)
        .map((trace) => ({
          ...{ name: trace.name, trace },
          shown: shownAt(`${place}, ${trace.id}`),
        }))
      const others = Object.entries(also).map(([does, finally_]) => ({
        ...{ name: does, finally: finally_ },
        shown: shownAt(`${place}, ${does}`),
      }))

      it.each(titled(walks))('%s', async (_title, { trace, shown }) => {
        await visit(name, trace, { fixture, screen, view, shown: shown() })
      })

      it.each(titled(others))('%s', async (_title, { shown, finally: look }) => {
        const [first] = possible
        if (!first) throw new Error('No page can walk any trace of this machine')
        const none = { ...first, steps: [], visits: [] }
        await visit(name, none, { fixture, screen, view, shown: shown(), finally: look })
      })
    })

    it.runIf(isAll && !isAccepting)(`${name}: has what each place shows, and of no other`, () => {
      expect(Object.keys(accepted.traces).sort()).toEqual([...known].sort())
    })

    afterAll(() => {
      if (isAccepting) acceptShown(name, shown.all, 'shownAtPlaces')
    })
  }
}
