/** How much of a machine has been walked. */

import { allGuardOutcomes, allStates, allTransitions } from '../../machines/kit/structure.ts'
import type { Fixture } from './fixture.ts'
import { feasiblePairs } from './generate.ts'
import type { Walked } from './walk-machine.ts'

export const MEASURES = ['states', 'transitions', 'guardOutcomes', 'pairs'] as const
type Measure = (typeof MEASURES)[number]
export type Coverage = Record<Measure, { covered: number; total: number; missing: string[] }>

export async function coverageOf(fixture: Fixture, walked: Walked): Promise<Coverage> {
  const { machine } = fixture
  const all: Record<Measure, Iterable<string>> = {
    states: allStates(machine),
    transitions: allTransitions(machine).values(),
    guardOutcomes: allGuardOutcomes(machine),
    pairs: await feasiblePairs(fixture),
  }
  return Object.fromEntries(
    MEASURES.map((measure) => {
      const names = [...all[measure]]
      const missing = names.filter((name) => !walked[measure].has(name))
      return [measure, { covered: names.length - missing.length, total: names.length, missing }]
    }),
  ) as Coverage
}
