// @vitest-environment jsdom
/** Level 2 on every other component that uses a machine: what each hands to it and shows of it, on its own page. */
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isAccepting, wantedMachines } from '../path-harness/accepting.ts'
import { loadPlaces, loadWalk } from '../path-harness/discover.ts'
import { isPossibleOnPages } from '../path-harness/fixture.ts'
import { placeView } from '../path-harness/jsdom/place-view.tsx'
import { expectShown, startShown } from '../path-harness/jsdom/shown.ts'
import { beginEachVisitAnew, visit } from '../path-harness/jsdom/visits.ts'
import { acceptShown, nothingShown, readShown } from '../path-harness/shown-files.ts'
import { fewestTraces, readTraces } from '../path-harness/trace-files.ts'
import { titled } from '../support/titles.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

/** At each place: those that take the most transitions. What the others add, the machine's own view has walked. */
const MOST_TRACES = 2

beginEachVisitAnew()

for (const name of wantedMachines) {
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
      .slice(0, isOfView ? 1 : MOST_TRACES)
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

  it.runIf(!isAccepting)(`${name}: has what each place shows, and of no other`, () => {
    expect(Object.keys(accepted.traces).sort()).toEqual([...known].sort())
  })

  afterAll(() => {
    if (isAccepting) acceptShown(name, shown.all, 'shownAtPlaces')
  })
}
