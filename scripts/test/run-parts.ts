/**
 * Runs parts of the tests one after the other, some beside each other, and says at the end how it went and what took longest,
 * and failed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { testWorkers } from '../test-workers.ts'
import { type Part, PLAYWRIGHT_TIMES, VITEST_TIMES } from './parts.ts'
import { playwrightResults, type Result, slowestTen, vitestResults } from './results.ts'

/** The machine on which the parts were timed. */
const TIMED_ON_CORES = 2

const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`

/** Parts that have a core each are run at the same time: a list of those that begin together. */
function together(parts: Readonly<Record<string, Part>>): [name: string, part: Part][][] {
  const groups: [string, Part][][] = []
  for (const entry of Object.entries(parts)) {
    const last = groups.at(-1)
    if (entry[1].besideTheLast && last) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** Goes on after a part that fails, so that one run tells all. Resolves to the exit code. */
export async function runParts(parts: Readonly<Record<string, Part>>): Promise<number> {
  const workers = testWorkers()
  const expected = (seconds: number) => (seconds * TIMED_ON_CORES) / Math.min(workers, 8)
  const groups = together(parts)
  const sum = groups.reduce(
    (total, group) => total + Math.max(...group.map(([, { seconds }]) => expected(seconds))),
    0,
  )
  console.log(`About ${minutes(sum)} with ${workers} at a time:`)
  for (const [name, { shows, seconds }] of groups.flat())
    console.log(`  ${name.padEnd(14)} ${minutes(expected(seconds)).padStart(6)}  ${shows}`)

  const failed: string[] = []
  const took: string[] = []
  const results: Result[] = []
  const begun = Date.now()
  for (const [index, group] of groups.entries()) {
    const what = group.map(([name, { shows }]) => `${name}, ${shows}`).join('; beside it: ')
    console.log(`\n── ${index + 1} of ${groups.length}: ${what}`)
    const since = Date.now()
    rmSync(dirname(VITEST_TIMES), { recursive: true, force: true })
    mkdirSync(dirname(VITEST_TIMES), { recursive: true })
    const run = async ([name, part]: [string, Part], place: number) => {
      const status = await runPart(part, place > 0)
      took.push(`${name} ${((Date.now() - since) / 1000).toFixed(0)} s`)
      if (status !== 0) failed.push(name)
    }
    await Promise.all(group.map(run))
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

/** `later` prints what it says once it has ended. Resolves to the exit code. */
export async function runPart(
  { command: [command = '', ...args], env = {} }: Part,
  later = false,
): Promise<number> {
  const child = spawn(command, args, {
    stdio: later ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'close')
  const said = child.stdout && child.stderr && Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  if (said) console.log((await said).join(''))
  return status ?? 1
}
