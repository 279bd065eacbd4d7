import { setTimeout as delay } from 'node:timers/promises'

const TRIES = 300
const INTERVAL_MS = 200

/** Resolves once it holds; rejects when it does not for a minute. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await holds()) return
    await delay(INTERVAL_MS)
  }
  throw new Error(`Waited in vain for ${what}`)
}
