/** Every mutant of every machine must be caught by what was accepted: `npm run test:all -- extended mutants`. */
import { afterAll, describe, expect, it } from 'vitest'
import { EQUIVALENT } from '../mutants/equivalent.ts'
import { KINDS } from '../mutants/mutate.ts'
import { tryMutants } from '../mutants/try-mutants.ts'
import { load, machineNames } from '../path-harness/discover.ts'

/** The largest machine has a thousand mutants. */
const TIMEOUT_MS = 900_000

const score = new Map(KINDS.map((kind) => [kind, { made: 0, caught: 0 }]))

describe.each(machineNames)('%s', async (name) => {
  const fixture = await load(name, 'fixture')

  it(
    'has traces that catch each of its mutants',
    async () => {
      const survivors: string[] = []
      for (const { mutant, caught } of await tryMutants(fixture)) {
        if (!caught) survivors.push(mutant.name)
        const count = score.get(mutant.kind)
        if (!count) throw new Error(`No such kind: ${mutant.kind}`)
        count.made += 1
        count.caught += caught ? 1 : 0
      }
      expect(survivors.sort()).toEqual(Object.keys(EQUIVALENT[name] ?? {}).sort())
    },
    TIMEOUT_MS,
  )
})

afterAll(() => {
  const reasons = Object.entries(EQUIVALENT).flatMap(([machine, mutants]) =>
    Object.entries(mutants).map(([mutant, reason]) => `  ${machine}: ${mutant}\n    ${reason}`),
  )
  const counts = [...score.entries()]
  const all = (key: 'made' | 'caught') => counts.reduce((sum, [, count]) => sum + count[key], 0)
  const row = (kind: string, made: number, caught: number) =>
    `${kind.padEnd(28)}${String(made).padStart(6)}${String(caught).padStart(8)}`
  console.log(
    [
      `${'mutants'.padEnd(28)}  made  caught`,
      ...counts.map(([kind, { made, caught }]) => row(kind, made, caught)),
      row('all', all('made'), all('caught')),
      'equivalent:',
      ...reasons,
    ].join('\n'),
  )
})
