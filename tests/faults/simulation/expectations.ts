/** What comes of one history with everything that fails in it. */
import { expect } from 'vitest'
import { figures, findings } from './facts.ts'
import { makeHistory } from './history.ts'
import { startSimulator } from './simulate.ts'

export const SEED = 20_261_122

/** On a PostgreSQL server, or on the built-in database. */
export async function expectNothingLost(server: string | null): Promise<void> {
  const simulator = await startSimulator({ server })
  const facts = await simulator.replay(makeHistory(SEED, 50, 10))
  await simulator.close()
  expect(findings(facts)).toEqual(new Map())
  expect(figures(facts)).toMatchObject({ 'leads sent': 50, 'subscriptions sent': 10 })
  // The line did break, and somewhere something was given up.
  expect(figures(facts)['accepted again after a broken line']).toBeGreaterThan(0)
  expect(figures(facts)['dead, with an alarm']).toBeGreaterThan(0)
  expect(figures(facts)['faults in all']).toBeGreaterThan(50)
}
