/**
 * `npm run test:faults`: sends 1,000 leads and 200 subscriptions while function, database, mail and CRM die, stall,
 * refuse and drop connections at random, and checks what remains. Fails if anything was lost or doubled.
 *
 *   -- --seed N      the first seed; each run takes the next one
 *      --minutes M   starts new runs until then; one run by default
 *
 * TEST_DATABASE_URL runs it on a PostgreSQL server.
 */
import { parseArgs } from 'node:util'
import { figures, findings } from '../tests/faults/simulation/facts.ts'
import { simulate } from '../tests/faults/simulation/simulate.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '0' } },
})
const [first, minutes] = [Number(values.seed), Number(values.minutes)]
if (!Number.isInteger(first) || !(minutes >= 0))
  throw new Error('usage: npm run test:faults -- [--seed N] [--minutes M]')

const end = performance.now() + minutes * 60_000
const totals = new Map<string, number>()
const faults = new Map<string, number>()
const add = (sums: Map<string, number>, entries: Iterable<[string, number]>) => {
  for (const [name, value] of entries) sums.set(name, (sums.get(name) ?? 0) + value)
}
const print = (sums: Map<string, number>) =>
  console.table(Object.fromEntries([...sums].map(([name, sum]) => [name, { sum }])))

let seed = first
do {
  const facts = await simulate({ seed, leads: 1_000, subscriptions: 200 })
  const wrong = findings(facts)
  console.log(`seed ${seed}: ${wrong.size === 0 ? 'nothing lost, nothing doubled' : 'WRONG'}`)
  for (const [finding, times] of wrong) console.log(`  ${finding}: ${times}`)
  if (wrong.size > 0) process.exitCode = 1
  add(totals, [['runs', 1], ...Object.entries(figures(facts)), ...wrong])
  add(faults, facts.faults)
  seed++
} while (performance.now() < end)

print(faults)
print(totals)
