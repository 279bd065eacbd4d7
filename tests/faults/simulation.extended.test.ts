/**
 * Leads and subscriptions while everything fails: on PostgreSQL too, the same history twice, and mistakes made on
 * purpose; `npm run test:all -- faults` runs more.
 */
import { describe, expect, it } from 'vitest'
import { NO_POSTGRES } from '../support/postgres.ts'
import { sharedPostgres } from '../support/shared.ts'
import { expectNothingLost, SEED } from './simulation/expectations.ts'
import { inWords, makeHistory } from './simulation/history.ts'
import { SABOTAGES } from './simulation/sabotages.ts'
import { findAndShrink, MOST_STEPS } from './simulation/shrink.ts'
import { startSimulator } from './simulation/simulate.ts'

/** `npm run test:all -- faults` finds and shrinks all ten. */
const TRIED = [
  'a lead and its deliveries are not one transaction',
  'the id of a lead is not unique',
  'a lease is ignored',
]

const server = await sharedPostgres()
if (!server) console.warn(`Skipped on PostgreSQL: ${NO_POSTGRES}.`)

it.skipIf(!server)('on PostgreSQL no lead is lost or doubled, and every delivery is settled', () =>
  expectNothingLost(server ?? null),
)

it.each([null, ...(server ? [server] : [])])(
  'the same history comes to the same, event by event',
  async (server) => {
    const simulator = await startSimulator({ server })
    const history = makeHistory(SEED, 10, 3)
    const [first, second] = [await simulator.replay(history), await simulator.replay(history)]
    await simulator.close()
    expect(first.trace.length).toBeGreaterThan(100)
    expect(second.trace).toEqual(first.trace)
  },
)

describe.each(TRIED)('a mistake made on purpose: %s', (name) => {
  it(`is found, and shrunk to ${MOST_STEPS} steps at most`, async () => {
    const sabotage = SABOTAGES[name]
    if (!sabotage) throw new Error(`No mistake "${name}"`)
    const simulator = await startSimulator({ server: null, sabotage })
    const steps = await findAndShrink(simulator, sabotage.found)
    await simulator.close()
    expect(steps.length, inWords(steps)).toBeLessThanOrEqual(MOST_STEPS)
  }, 600_000)
})
