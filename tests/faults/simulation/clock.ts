/**
 * Time that passes only while nothing is under way. Of those who wait, one at a time goes on: the earliest, and of
 * several the one who began to wait first. A simulation therefore repeats itself exactly.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

export type SimulatedClock = {
  /** Milliseconds since 1970, never decreasing. */
  now(): number
  sleep(milliseconds: number): Promise<void>
  /** While `work` lasts, time stands still. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Within `during`: waits, and lets time pass meanwhile. */
  stall(milliseconds: number): Promise<void>
  /** Lets time pass until `work` is done. Rejects when nobody is left whom it could be waiting for. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** So many turns of Node's event loop, until nothing goes on by itself any more. */
const SETTLING_TURNS = 2

export function createClock(startsAt: number): SimulatedClock {
  let time = startsAt
  let underWay = 0
  let onIdle = () => {}
  /** By time. */
  const sleepers: { at: number; wake: () => void }[] = []

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((wake) => {
      const at = time + Math.max(0, milliseconds)
      const later = sleepers.findIndex((sleeper) => sleeper.at > at)
      sleepers.splice(later < 0 ? sleepers.length : later, 0, { at, wake })
    })
  }

  async function during<T>(work: () => Promise<T>): Promise<T> {
    underWay++
    try {
      return await work()
    } finally {
      if (--underWay === 0) onIdle()
    }
  }

  async function standstill() {
    do {
      if (underWay > 0)
        await new Promise<void>((resolve) => {
          onIdle = resolve
        })
      for (let turn = 0; turn < SETTLING_TURNS; turn++) await nextTurn()
    } while (underWay > 0)
  }

  return {
    now: () => time,
    sleep,
    during,
    stall: async (milliseconds) => {
      if (--underWay === 0) onIdle()
      await sleep(milliseconds)
      underWay++
    },
    run: async (work) => {
      let over = false
      const result = work().finally(() => {
        over = true
      })
      // Whoever waits for the result learns of its failure there.
      result.catch(() => undefined)
      for (;;) {
        await standstill()
        if (over) return result
        const first = sleepers.shift()
        if (!first) throw new Error('Nothing is left that could happen')
        time = first.at
        first.wake()
      }
    },
  }
}
