/** What the fixtures say of each event, outcome and delay, for the inspector: it imports nothing from the tests. */
import { loadAll } from '../../tests/path-harness/discover.ts'

export async function machineWords() {
  const fixtures = await loadAll('fixture')
  return Object.fromEntries(
    Object.entries(fixtures).map(([machine, { events, outcomes, delays = {} }]) => [
      machine,
      { events: Object.values(events).flat(), outcomes, delays },
    ]),
  )
}
