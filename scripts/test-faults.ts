/**
 * `npm run test:all -- faults`: sends 1,000 leads and 200 subscriptions while function, database, mail and CRM die, stall,
 * refuse and drop connections, and checks what remains, on the built-in database and on PostgreSQL. Fails if
 * anything was lost or doubled, and prints the shortest history that leads to it. Then lets the checker find ten
 * mistakes made on purpose, each in ten steps at most, and sends 5,000 bad requests to the functions.
 *
 *   -- --seed N           the first seed; each run takes the next one
 *      --minutes M        on each database; one run by default
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { faultsIn, figures, findings } from '../tests/faults/simulation/facts.ts'
import { inWords, makeHistory } from '../tests/faults/simulation/history.ts'
import { SABOTAGES } from '../tests/faults/simulation/sabotages.ts'
import { findAndShrink, MOST_STEPS, shrinkHistory } from '../tests/faults/simulation/shrink.ts'
import { startSimulator } from '../tests/faults/simulation/simulate.ts'
import { NO_POSTGRES, startPostgres } from '../tests/support/postgres.ts'

const LEADS = 1_000
const SUBSCRIPTIONS = 200

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '0' },
  },
})
const [first, minutes] = [Number(values.seed), Number(values.minutes)]
if (!Number.isInteger(first) || !(minutes >= 0))
  throw new Error('usage: npm run test:all -- faults [--seed N] [--minutes M]')

const postgres = await startPostgres()
try {
  await runOn('the built-in database', null)
  if (postgres) await runOn('PostgreSQL', postgres.url)
  else console.log(`\nNot run on PostgreSQL: ${NO_POSTGRES}.`)
  await findMistakes()
  await sendBadRequests()
  if (postgres) await sendBadRequests(postgres.url)
} finally {
  await postgres?.stop()
}

async function runOn(name: string, server: string | null) {
  const simulator = await startSimulator({ server })
  const end = performance.now() + minutes * 60_000
  const totals = new Map<string, number>()
  const faults = new Map<string, number>()
  console.log(`\nOn ${name}:`)
  let seed = first
  do {
    const history = makeHistory(seed, LEADS, SUBSCRIPTIONS)
    const facts = await simulator.replay(history)
    const wrong = findings(facts)
    console.log(`seed ${seed}: ${wrong.size === 0 ? 'nothing lost, nothing doubled' : 'WRONG'}`)
    for (const [finding, times] of wrong) {
      process.exitCode = 1
      console.log(`  ${finding}: ${times}. The shortest history that leads to it:`)
      console.log(inWords(await shrinkHistory(simulator, history, finding)))
    }
    add(totals, [['runs', 1], ...Object.entries(figures(facts)), ...wrong])
    add(faults, faultsIn(facts))
    seed++
  } while (performance.now() < end)
  await simulator.close()
  print(new Map([...faults].sort()))
  print(totals)
}

async function findMistakes() {
  console.log('\nMistakes made on purpose, each with the shortest history by which it is found:')
  for (const [name, sabotage] of Object.entries(SABOTAGES)) {
    const simulator = await startSimulator({ server: null, sabotage })
    const steps = await findAndShrink(simulator, sabotage.found)
    await simulator.close()
    console.log(`\n${name}\n${inWords(steps)}\n          Found: ${sabotage.found}.`)
    if (steps.length <= MOST_STEPS) continue
    process.exitCode = 1
    console.log(`  These are more than ${MOST_STEPS} steps.`)
  }
}

async function sendBadRequests(server?: string) {
  const tests = ['vitest', 'run', '--project', 'extended', 'tests/faults/bad-requests']
  const env = { ...process.env, BAD_REQUESTS: '5000', TEST_DATABASE_URL: server ?? '' }
  const [code] = await once(spawn('npx', tests, { stdio: 'inherit', env }), 'exit')
  if (code !== 0) process.exitCode = 1
}

function add(sums: Map<string, number>, entries: Iterable<[string, number]>) {
  for (const [name, value] of entries) sums.set(name, (sums.get(name) ?? 0) + value)
}

function print(sums: Map<string, number>) {
  console.table(Object.fromEntries([...sums].map(([name, sum]) => [name, { sum }])))
}
