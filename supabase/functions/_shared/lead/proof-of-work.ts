/**
 * A form token's proof of work: a suffix such that the SHA-256 of both begins with some zero bits. Finding it takes 2
 * to the power of `bits` attempts on average, checking it takes one.
 */

const encoder = new TextEncoder()

/** Whether the token with its suffix proves that many bits of work, at most 32. */
export async function isWorkDone(token: string, bits: number): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(token))
  return Math.clz32(new DataView(digest).getUint32(0)) >= bits
}

/** Hashes requested at once, which is faster than one by one. */
const TOGETHER = 16

/** Resolves to the token with the work appended. */
export async function doWork(token: string, bits: number): Promise<string> {
  for (let tried = 0; ; tried += TOGETHER) {
    const attempts = Array.from({ length: TOGETHER }, (_, index) => `${token}.${tried + index}`)
    const done = await Promise.all(attempts.map((attempt) => isWorkDone(attempt, bits)))
    const found = attempts[done.indexOf(true)]
    if (found) return found
  }
}
