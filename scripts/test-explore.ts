/**
 * `npm run test:all -- explore`: builds the site, wanders about on it with its real backend, and checks after every step what
 * must always hold. Fails if anything did not, and writes the steps that lead there to `.local/explore/`.
 *
 *   -- --minutes M       how long; 10 by default
 *      --seed N          chooses the steps; 1 by default
 *      --replay FILE     takes the steps of a file again
 *      --planted [NAME]  plants a fault, or each in turn, and fails unless it is found and replays, M minutes at most
 *      --built           keeps the build of the last run
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright/test'
import { explore, type Options } from '../tests/explore/explore.ts'
import { FAULTS, faultNamed } from '../tests/explore/faults.ts'
import { readPages } from '../tests/explore/pages.ts'
import { findPlanted } from '../tests/explore/planted.ts'
import { readTrace, replayTrace, verdict } from '../tests/explore/replay.ts'
import { numbered, printRun } from '../tests/explore/report.ts'
import type { Place } from '../tests/explore/world.ts'
import { confirmedAccount } from '../tests/support/accounts.ts'
import { buildObservedSite } from '../tests/support/build-observed-site.ts'
import { startSite } from '../tests/support/site.ts'
import { provideChromium } from './chromium.ts'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
    planted: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
})
const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
if (!(minutes > 0) || !Number.isInteger(seed) || positionals.length > (values.planted ? 1 : 0))
  throw new Error(
    'usage: npm run test:all -- explore [--minutes M] [--seed N] [--replay FILE] [--planted [NAME]] [--built]',
  )
// A wrong name or file is told before the site is built.
for (const name of positionals) faultNamed(name)
const trace = values.replay === undefined ? undefined : readTrace(values.replay)

if (!values.built) await buildObservedSite()
const site = await startSite()
const browser = await chromium.launch({ executablePath: provideChromium(), args: [...CHROMIUM_FLAGS] })
try {
  const place: Place = { browser, site, account: await confirmedAccount(site), tally: { subscriptions: 0 } }
  const pages = await readPages(browser, site.paths)
  const options: Options = { seed, milliseconds: minutes * 60_000, say: console.log }
  if (trace) {
    console.log(numbered(trace.steps).join('\n'))
    const visit = await replayTrace(place, pages, trace)
    console.log(verdict(trace, visit))
    if (visit.finding) process.exitCode = 1
  } else if (values.planted) {
    for (const name of positionals.length > 0 ? positionals : FAULTS.keys())
      if (!(await findPlanted(place, pages, name, options))) process.exitCode = 1
  } else {
    const run = await explore(place, pages, options)
    printRun(run, site.paths)
    console.log(`\nSeed ${seed}, ${minutes} minutes: ${run.found.size} kinds of violations.`)
    if (run.found.size > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  await site.stop()
}
