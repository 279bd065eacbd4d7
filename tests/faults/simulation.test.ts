/**
 * Leads and subscriptions while function, database, mail and CRM fail, on both databases, repeatable from a seed;
 * `npm run test:faults` runs more.
 */
import { afterAll, describe, expect, it } from 'vitest'
import { NO_POSTGRES, startPostgres } from '../support/postgres.ts'
import { figures, findings } from './simulation/facts.ts'
import { inWords, makeHistory } from './simulation/history.ts'
import { SABOTAGES } from './simulation/sabotages.ts'
import { findAndShrink, MOST_STEPS } from './simulation/shrink.ts'
import { startSimulator } from './simulation/simulate.ts'

const SEED = 20_261_122
/** The others are shrunk by `npm run test:faults`. */
const SHRUNK = ['the id of a lead is not unique', 'a lease is ignored'] as const

const postgres = await startPostgres()
if (!postgres) console.warn(`Skipped on PostgreSQL: ${NO_POSTGRES}.`)
afterAll(() => postgres?.stop())

describe.each([
  ['the built-in database', null],
  ['PostgreSQL', postgres?.url],
])('on %s', (_name, server) => {
  it.skipIf(server === undefined)(
    'no lead is lost or doubled, and every delivery is settled or given up with an alarm',
    async () => {
      const simulator = await startSimulator({ server: server ?? null })
      const facts = await simulator.replay(makeHistory(SEED, 100, 20))
      await simulator.close()
      expect(findings(facts)).toEqual(new Map())
      expect(figures(facts)).toMatchObject({ 'leads sent': 100, 'subscriptions sent': 20 })
      // The line did break, and somewhere something was given up.
      expect(figures(facts)['accepted again after a broken line']).toBeGreaterThan(0)
      expect(figures(facts)['dead, with an alarm']).toBeGreaterThan(0)
      expect(figures(facts)['faults in all']).toBeGreaterThan(100)
    },
    120_000,
  )

  it.skipIf(server === undefined)(
    'the same history comes to the same, event by event',
    async () => {
      const simulator = await startSimulator({ server: server ?? null })
      const history = makeHistory(SEED, 20, 5)
      const [first, second] = [await simulator.replay(history), await simulator.replay(history)]
      await simulator.close()
      expect(first.trace.length).toBeGreaterThan(200)
      expect(second.trace).toEqual(first.trace)
    },
    120_000,
  )
})

describe.each(Object.entries(SABOTAGES))('a mistake made on purpose: %s', (name, sabotage) => {
  const shrunk = SHRUNK.some((known) => known === name)
  it(`is found${shrunk ? `, and shrunk to ${MOST_STEPS} steps at most` : ''}`, async () => {
    const simulator = await startSimulator({ server: null, sabotage })
    const steps = await findAndShrink(simulator, sabotage.found, { shrunk })
    await simulator.close()
    if (shrunk) expect(steps.length, inWords(steps)).toBeLessThanOrEqual(MOST_STEPS)
  }, 240_000)
})
