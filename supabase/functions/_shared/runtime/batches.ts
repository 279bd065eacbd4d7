/** Batches what concurrent requests store, so that one call stores many. */

/** Runs a callback after some milliseconds. Returns a function that cancels it. */
export type Schedule = (run: () => void, milliseconds: number) => () => void

const onTimer: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

type BatchOptions<Item, Result> = {
  /** All or nothing; resolves to a result for each item, in order. */
  call(items: readonly Item[]): Promise<readonly Result[]>
  /** Whether the call was answered with a failure, so that one with fewer items may succeed. */
  wasAnswered(error: unknown): boolean
  /** Most items per call, and most concurrent calls. */
  largest: number
  calls: number
  /** How long items are gathered under load. */
  gatherMs: number
  /** After this long, an unanswered call no longer delays others. */
  stalledMs: number
  schedule?: Schedule | undefined
}

type Waiting<Item, Result> = {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Returns a function that stores one item. A single item is sent at once. Items that arrive while all calls are busy
 * share the next one. When a whole call fails, its items are retried in smaller groups, so that none fails because of
 * another.
 */
export function inBatches<Item, Result>(options: BatchOptions<Item, Result>) {
  const { call, wasAnswered, largest, calls, gatherMs, stalledMs, schedule = onTimer } = options
  const waiting: Waiting<Item, Result>[] = []
  let running = 0
  let gathering = false
  let severalCame = false

  async function send(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await call(batch.map(({ item }) => item))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]
        if (result === undefined) reject(new Error('an item has no result'))
        else resolve(result)
      }
    } catch (error) {
      if (batch.length === 1 || !wasAnswered(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      const half = Math.ceil(batch.length / 2)
      await send(batch.slice(0, half))
      await send(batch.slice(half))
    }
  }

  function start(): void {
    if (gathering || running === calls || waiting.length === 0) return
    if (severalCame && waiting.length < largest) {
      gathering = true
      schedule(() => {
        gathering = false
        sendNext()
      }, gatherMs)
    } else sendNext()
  }

  function sendNext(): void {
    const batch = waiting.splice(0, largest)
    severalCame = batch.length > 1
    running++
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      cancel()
      running--
      start()
    }
    const cancel = schedule(end, stalledMs)
    void send(batch).then(end)
    start()
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      start()
    })
}
