/** Steps of a rehearsal, each printed on a line with its time. */
import { setTimeout as delay } from 'node:timers/promises'

const TRIES = 300
const INTERVAL_MS = 200

/** Resolves to what the work does, of which `found` is printed. Rejects with the name of the step. */
export async function step<T>(
  what: string,
  work: () => Promise<T>,
  found?: (result: T) => string,
): Promise<T> {
  const start = performance.now()
  const print = (text: string) =>
    console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}`)
  try {
    const result = await work()
    print(found ? `${what}: ${found(result)}` : what)
    return result
  } catch (error) {
    print(`FAILED: ${what}`)
    throw new Error(`The rehearsal failed: ${what}`, { cause: error })
  }
}

/** Resolves once it holds; rejects when it does not for a minute. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await holds()) return
    await delay(INTERVAL_MS)
  }
  throw new Error(`Waited in vain for ${what}`)
}
