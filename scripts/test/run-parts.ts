/** Runs parts of the tests one after the other, and says at the end how it went and what took longest, and failed. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { testWorkers } from '../test-workers.ts'
import { type Part, PLAYWRIGHT_TIMES, VITEST_TIMES } from './parts.ts'
import { playwrightResults, type Result, slowestTen, vitestResults } from './results.ts'

/** The machine on which the parts were timed. */
const TIMED_ON_CORES = 2

const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`

/** Goes on after a part that fails, so that one run tells all. Returns the exit code. */
export function runParts(parts: Readonly<Record<string, Part>>): number {
  const workers = testWorkers()
  const expected = (seconds: number) => (seconds * TIMED_ON_CORES) / Math.min(workers, 8)
  const all = Object.entries(parts)
  const sum = all.reduce((total, [, { seconds }]) => total + expected(seconds), 0)
  console.log(`About ${minutes(sum)} with ${workers} at a time:`)
  for (const [name, { shows, seconds }] of all)
    console.log(`  ${name.padEnd(14)} ${minutes(expected(seconds)).padStart(6)}  ${shows}`)

  const failed: string[] = []
  const took: string[] = []
  const results: Result[] = []
  const begun = Date.now()
  for (const [index, [name, part]] of all.entries()) {
    console.log(`\n── ${index + 1} of ${all.length}: ${name}, ${part.shows}`)
    const since = Date.now()
    rmSync(dirname(VITEST_TIMES), { recursive: true, force: true })
    mkdirSync(dirname(VITEST_TIMES), { recursive: true })
    const status = runPart(part)
    took.push(`${name} ${((Date.now() - since) / 1000).toFixed(0)} s`)
    if (status !== 0) failed.push(name)
    results.push(...vitestResults(VITEST_TIMES), ...playwrightResults(PLAYWRIGHT_TIMES))
  }
  console.log(`\nThe ten that took longest:\n${slowestTen(results).join('\n')}`)
  console.log(`\n${minutes((Date.now() - begun) / 1000)} in all: ${took.join(', ')}`)
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
  const failures = results.filter(({ outcome }) => outcome === 'failed')
  for (const { name, says } of failures) console.log(`  ${name}\n    ${says}`)
  const passed = results.filter(({ outcome }) => outcome === 'passed').length
  console.log(`${passed} passed, ${failures.length} failed`)
  return failed.length > 0 ? 1 : 0
}

export function runPart({ command: [command = '', ...args], env = {} }: Part): number {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status ?? 1
}
