/** Runs parts of the tests one after the other, some beside the next, and says at the end how it went. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Part } from './parts.ts'

const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`

/** Goes on after a part that fails, so that one run tells all. Resolves to the exit code. */
export async function runParts(parts: Readonly<Record<string, Part>>): Promise<number> {
  for (const [name, { shows, seconds }] of Object.entries(parts))
    console.log(`  ${name.padEnd(14)} ${minutes(seconds).padStart(6)}  ${shows}`)
  const failed: string[] = []
  const took: string[] = []
  const begun = performance.now()
  const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000)
  const running: Promise<void>[] = []
  for (const [name, part] of Object.entries(parts)) {
    console.log(`\n── ${name}: ${part.shows}`)
    const since = performance.now()
    const run = async () => {
      if ((await runPart(part)) !== 0) failed.push(name)
      took.push(`${name} ${secondsSince(since)} s`)
    }
    running.push(run())
    if (!part.besideNext) await Promise.all(running)
  }
  console.log(`\n${minutes(secondsSince(begun))} in all: ${took.join(', ')}`)
  console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All passed.')
  return failed.length > 0 ? 1 : 0
}

/** Resolves to the exit code. */
export async function runPart({ command: [command = '', ...args] }: Part): Promise<number> {
  const [status] = await once(spawn(command, args, { stdio: 'inherit' }), 'close')
  return status ?? 1
}
