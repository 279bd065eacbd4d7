/** Every mutant of every machine must be caught by its accepted traces: `npm run test:mutants`. */
import { afterAll, describe, expect, it } from 'vitest'
import { load, machineNames } from '../path-harness/discover.ts'
import { readTraces } from '../path-harness/trace-files.ts'
import { nothingWalked, walkTrace } from '../path-harness/walk-machine.ts'
import { EQUIVALENT } from './equivalent.ts'
import { type Mutant, mutantsOf } from './mutate.ts'

const score = { caught: 0, equivalent: 0, all: 0 }

describe.each(machineNames)('%s', async (name) => {
  const fixture = await load(name, 'fixture')
  const { traces } = readTraces(name)

  /** Whether some trace fails on the mutant. */
  async function isCaught(mutant: Mutant): Promise<boolean> {
    const machine = mutant.machine()
    for (const trace of traces) {
      try {
        await walkTrace(fixture, trace, nothingWalked(), machine)
      } catch {
        return true
      }
    }
    return false
  }

  it('has traces that catch each of its mutants', async () => {
    const survivors: string[] = []
    const mutants = mutantsOf(fixture.machine)
    for (const mutant of mutants) if (!(await isCaught(mutant))) survivors.push(mutant.name)
    score.all += mutants.length
    score.equivalent += survivors.length
    score.caught += mutants.length - survivors.length
    expect(survivors).toEqual(Object.keys(EQUIVALENT[name] ?? {}))
  })
})

afterAll(() => {
  const reasons = Object.entries(EQUIVALENT).flatMap(([machine, mutants]) =>
    Object.entries(mutants).map(([mutant, reason]) => `  ${machine}: ${mutant}\n    ${reason}`),
  )
  console.log(
    [`${score.caught} of ${score.all} mutants caught, ${score.equivalent} equivalent:`, ...reasons].join(
      '\n',
    ),
  )
})
