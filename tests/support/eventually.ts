/** Waiting for what happens without the test. */
import { vi } from 'vitest'

/** More than a busy machine needs, also when a mail leaves only at its second retry, a minute after the first. */
const LIMIT_MS = 180_000

/** Resolves to the result of `check` once it no longer throws; fails as it did last. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: 100 })
