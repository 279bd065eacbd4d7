/** Leaves out of a failing history whatever the failure does not need. */
import { shrink } from '../../support/shrink.ts'
import { type Finding, findings } from './facts.ts'
import { type History, makeHistory } from './history.ts'
import type { Simulator } from './simulate.ts'

/** Of a shrunk history, so that a person can follow it. */
export const MOST_STEPS = 10
/** Small histories are enough for the mistakes made on purpose, and quick to repeat. */
const SMALL = { leads: 12, subscriptions: 3, seeds: 20 } as const

/** The shortest history found that comes to the same finding. */
export function shrinkHistory(simulator: Simulator, history: History, finding: Finding): Promise<History> {
  return shrink(history, async (steps) => findings(await simulator.replay(steps)).has(finding))
}

/** Tries seeds until one comes to the finding. Rejects when none does. */
export async function findAndShrink(simulator: Simulator, finding: Finding): Promise<History> {
  for (let seed = 1; seed <= SMALL.seeds; seed++) {
    const history = makeHistory(seed, SMALL.leads, SMALL.subscriptions)
    if (findings(await simulator.replay(history)).has(finding))
      return shrinkHistory(simulator, history, finding)
  }
  throw new Error(`"${finding}" was not found with ${SMALL.seeds} seeds`)
}
