/** Gathers what concurrent requests have to store, so that one call stores many of them. */

/** Runs something after some milliseconds. Returns a function that cancels. */
export type Schedule = (run: () => void, milliseconds: number) => () => void

const onTimer: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

type BatchOptions<Item, Result> = {
  /** Takes all or nothing; resolves to a result for each item, in order. */
  call(items: readonly Item[]): Promise<readonly Result[]>
  /** Whether a failure was the answer to a call, so that another call with fewer items may succeed. */
  wasAnswered(error: unknown): boolean
  /** The most items of one call, and the most calls at a time. */
  largest: number
  calls: number
  /** How long the next items are gathered while several come at a time. */
  gatherMs: number
  /** After this long, others no longer wait for a call that is not answered. */
  stalledMs: number
  schedule?: Schedule | undefined
}

type Waiting<Item, Result> = {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Returns a function that stores one item. One that comes alone is sent at once. Those that come while all calls are
 * under way are sent together when one of these ends. An item for which a whole call fails is tried with fewer
 * others, so that none fails because of another.
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
