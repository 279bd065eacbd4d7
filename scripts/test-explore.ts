/**
 * `npm run test:explore`: builds the site, wanders about on it with its real backend, and checks after every step what
 * must always hold. Fails if anything did not, and writes the steps that lead there to `.local/explore/`.
 *
 *   -- --minutes M      how long; 10 by default
 *      --seed N         chooses the steps; 1 by default
 *      --replay FILE    takes the steps of a file again
 *      --planted        plants faults, and fails unless each is found
 *      --built          keeps the build of the last run
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright/test'
import * as v from 'valibot'
import { explore, type Options } from '../tests/explore/explore.ts'
import { FAULTS } from '../tests/explore/faults.ts'
import { readPages } from '../tests/explore/pages.ts'
import { replaySteps } from '../tests/explore/replay.ts'
import { numbered, printRun } from '../tests/explore/report.ts'
import { TraceFileSchema } from '../tests/explore/step.ts'
import type { Place } from '../tests/explore/world.ts'
import { confirmedAccount } from '../tests/support/accounts.ts'
import { buildObservedSite } from '../tests/support/build-observed-site.ts'
import { startSite } from '../tests/support/site.ts'
import { provideChromium } from './chromium.ts'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
    planted: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
})
const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
if (!(minutes > 0) || !Number.isInteger(seed))
  throw new Error(
    'usage: npm run test:explore -- [--minutes M] [--seed N] [--replay FILE] [--planted] [--built]',
  )

if (!values.built) await buildObservedSite()
const site = await startSite()
const browser = await chromium.launch({ executablePath: provideChromium(), args: [...CHROMIUM_FLAGS] })
try {
  const place = { browser, site, account: await confirmedAccount(site), tally: { subscriptions: 0 } }
  const pages = await readPages(browser, site.paths)
  const options: Options = { seed, milliseconds: minutes * 60_000, say: console.log }
  if (values.replay !== undefined) await replay(place, values.replay)
  else if (values.planted) await findPlanted(place)
  else {
    const run = await explore(place, pages, options)
    printRun(run, site.paths)
    console.log(`\nSeed ${seed}, ${minutes} minutes: ${run.found.size} kinds of violations.`)
    if (run.found.size > 0) process.exitCode = 1
  }

  async function replay(on: Place, file: string) {
    const trace = v.parse(TraceFileSchema, JSON.parse(readFileSync(file, 'utf8')))
    console.log(numbered(trace.steps).join('\n'))
    const plant = trace.planted === undefined ? undefined : FAULTS[trace.planted]?.plant
    const { finding } = await replaySteps({ ...on, ...(plant && { plant }) }, pages, trace.steps)
    console.log(finding ? `Broken: ${finding.property}. ${finding.detail}` : 'Nothing is wrong any more.')
    if (finding) process.exitCode = 1
  }

  async function findPlanted(on: Place) {
    for (const [planted, { plant, at, found: until }] of Object.entries(FAULTS)) {
      console.log(`\nPlanted: ${planted}.`)
      const { found } = await explore({ ...on, plant }, pages, { ...options, planted, at, until })
      const hit = [...found.values()].find(({ property }) => property === until)
      if (!hit) process.exitCode = 1
      console.log(
        hit
          ? [`Found: ${hit.detail}`, ...numbered(hit.steps)].join('\n')
          : `NOT found in ${minutes} minutes.`,
      )
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
