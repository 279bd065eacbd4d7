/**
 * Time that passes only while nothing is under way. It is the time of `Date.now`, and so of the embedded database,
 * which runs in this process; the times in a database on a server are moved back instead.
 */
import type { Database } from '../../support/database.ts'

export type SimulatedClock = {
  /** Milliseconds, never decreasing. */
  now(): number
  sleep(milliseconds: number): Promise<void>
  /** While `work` lasts, time stands still. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Within `during`: waits, and lets time pass meanwhile. */
  stall(milliseconds: number): Promise<void>
  /** Gives `Date.now` back. */
  stop(): void
}

/** Shorter pauses cost no time: they only pace requests. */
const SHORTEST_MS = 5

export function startClock(database: Database): SimulatedClock {
  const realNow = Date.now
  const onServer = Boolean(process.env.TEST_DATABASE_URL)
  let passed = 0
  let underWay = 0
  let sleepers: { at: number; wake: () => void }[] = []
  const now = () => realNow() + passed
  Date.now = now

  async function next() {
    if (underWay > 0) return
    sleepers.sort((one, other) => one.at - other.at)
    const [first] = sleepers
    if (!first) return
    sleepers = sleepers.slice(1)
    const wait = Math.max(0, first.at - now())
    if (onServer && wait > 0) {
      underWay++
      await database.pass(`${wait} milliseconds`)
      underWay--
    }
    passed += wait
    first.wake()
    setImmediate(next)
  }

  async function sleep(milliseconds: number): Promise<void> {
    if (milliseconds < SHORTEST_MS) return new Promise((resolve) => setImmediate(resolve))
    return new Promise((wake) => {
      sleepers.push({ at: now() + milliseconds, wake })
      setImmediate(next)
    })
  }

  return {
    now,
    sleep,
    during: async (work) => {
      underWay++
      try {
        return await work()
      } finally {
        underWay--
        setImmediate(next)
      }
    },
    stall: async (milliseconds) => {
      underWay--
      await sleep(milliseconds)
      underWay++
    },
    stop: () => {
      Date.now = realNow
    },
  }
}
