/**
 * Leads and subscriptions while function, database, mail and CRM fail, on both databases, repeatable from a seed;
 * `npm run test:all -- faults` runs more.
 */
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/both-databases.ts'
import { figures, findings } from './simulation/facts.ts'
import { inWords, makeHistory } from './simulation/history.ts'
import { SABOTAGES } from './simulation/sabotages.ts'
import { findAndShrink, MOST_STEPS } from './simulation/shrink.ts'
import { startSimulator } from './simulation/simulate.ts'

const SEED = 20_261_122
/** `npm run test:all -- faults` finds and shrinks all ten. */
const TRIED = [
  'a lead and its deliveries are not one transaction',
  'the id of a lead is not unique',
  'a lease is ignored',
]

await onBothDatabases((server) => {
  it('no lead is lost or doubled, and every delivery is settled or given up with an alarm', async () => {
    const simulator = await startSimulator({ server })
    const facts = await simulator.replay(makeHistory(SEED, 50, 10))
    await simulator.close()
    expect(findings(facts)).toEqual(new Map())
    expect(figures(facts)).toMatchObject({ 'leads sent': 50, 'subscriptions sent': 10 })
    // The line did break, and somewhere something was given up.
    expect(figures(facts)['accepted again after a broken line']).toBeGreaterThan(0)
    expect(figures(facts)['dead, with an alarm']).toBeGreaterThan(0)
    expect(figures(facts)['faults in all']).toBeGreaterThan(50)
  }, 120_000)

  it('the same history comes to the same, event by event', async () => {
    const simulator = await startSimulator({ server })
    const history = makeHistory(SEED, 10, 3)
    const [first, second] = [await simulator.replay(history), await simulator.replay(history)]
    await simulator.close()
    expect(first.trace.length).toBeGreaterThan(100)
    expect(second.trace).toEqual(first.trace)
  }, 120_000)
})

describe.each(TRIED)('a mistake made on purpose: %s', (name) => {
  it(`is found, and shrunk to ${MOST_STEPS} steps at most`, async () => {
    const sabotage = SABOTAGES[name]
    if (!sabotage) throw new Error(`No mistake "${name}"`)
    const simulator = await startSimulator({ server: null, sabotage })
    const steps = await findAndShrink(simulator, sabotage.found)
    await simulator.close()
    expect(steps.length, inWords(steps)).toBeLessThanOrEqual(MOST_STEPS)
  }, 240_000)
})
