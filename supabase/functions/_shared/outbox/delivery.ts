/**
 * Empties the outbox: claims the next due delivery as often as its channel's rate limit allows, makes it, and records
 * the result. Started after a delivery is stored, and by a timer.
 */
import * as v from 'valibot'
import { type Channel, type Refusal, Refused } from './channel.ts'
import type { ClaimedDelivery, Outbox } from './outbox.ts'

/** One delivery takes `DELIVERY_DEADLINE_MS` at most; the rest of the lease is for recording the result. */
export const LEASE_SECONDS = 120
/** How long before the end of the lease a worker gives up recording a result. */
const SETTLE_RESERVE_MS = 10_000
const SETTLE_RETRY_MS = [250, 500, 1_000, 2_000, 4_000] as const
/** The used share of the channel's rate limit, because requests arrive unevenly. */
const SHARE_OF_LIMIT = 0.96
/**
 * Hosted functions end after 150 s, and the timer fires every 60 s. A worker therefore runs for 60 s, and one that
 * the timer started waits for its turn almost as long: while something is due, one of them is sending.
 */
const RUN_MS = 60_000
const QUEUE_MS = 55_000
const QUEUE_POLL_MS = 500

export type WorkerOptions = {
  outbox: Outbox
  channel: Channel
  /** Reports to the operator: ids and stable codes, never personal data. */
  log(line: string): void
  clock: Clock
}

/** In milliseconds. */
export type Clock = { now(): number; pause(milliseconds: number): Promise<void> }

export const systemClock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** The outcome of a run. Both reject if the outbox cannot be read; `done` only after it has settled its deliveries. */
type Run = { started: Promise<void>; done: Promise<void> }

type Worker = {
  /** Sends until nothing is due. With `queue`, waits for another worker to finish. */
  start(options?: { queue?: boolean }): Run
}

export type Workers = Worker & {
  /** Raises the alarm about deliveries whose channel is no longer configured. */
  giveUpUnserved(): Promise<void>
}

/** One worker per channel. No channel waits for another, or fails with it. */
export function createWorkers(
  channels: readonly Channel[],
  options: Omit<WorkerOptions, 'channel'>,
): Workers {
  const workers = channels.map((channel) => createWorker({ ...options, channel }))
  return {
    start: (how) => {
      const runs = workers.map((worker) => worker.start(how))
      const started = all(runs.map((run) => run.started))
      // Callers that await only `done` see the failure there.
      started.catch(() => undefined)
      return { started, done: all(runs.map((run) => run.done)) }
    },
    giveUpUnserved: async () => {
      const served = channels.flatMap(({ kinds }) => kinds)
      for (const { id, kind, reason } of await options.outbox.giveUpUnserved(served))
        options.log(deadLine(id, kind, reason))
    },
  }
}

/** Waits for all, then rejects with the first failure. */
async function all(work: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason
}

/** One worker. Starting it while it runs makes it look for due deliveries once more. */
function createWorker(options: WorkerOptions): Worker {
  const id = crypto.randomUUID()
  let current: Run | undefined
  let startedAgain = false
  return {
    start: ({ queue = false } = {}) => {
      if (current) {
        startedAgain = true
        return current
      }
      let onStarted = () => {}
      const first = new Promise<void>((resolve) => {
        onStarted = resolve
      })
      const done = (async () => {
        try {
          let finished: boolean
          do {
            startedAgain = false
            finished = await run(options, id, queue, onStarted)
          } while (startedAgain && finished)
        } finally {
          current = undefined
        }
      })()
      const started = Promise.race([first, done])
      // Callers that await only `done` see the failure there.
      started.catch(() => undefined)
      current = { started, done }
      return current
    },
  }
}

/** Resolves to false if time ran out before everything was sent. */
async function run(
  options: WorkerOptions,
  worker: string,
  queue: boolean,
  onStarted: () => void,
): Promise<boolean> {
  const { outbox, channel, clock, log } = options
  const place = { channel: channel.name, worker }
  const sending = new Set<Promise<void>>()
  const queuedUntil = clock.now() + (queue ? QUEUE_MS : 0)
  let endsAt = Number.POSITIVE_INFINITY
  try {
    while (clock.now() < endsAt) {
      if (sending.size >= channel.connections) {
        await Promise.race(sending)
        continue
      }
      const claimedAt = clock.now()
      const stillSending = sending.size > 0
      const claim = await outbox.claim({
        ...place,
        kinds: channel.kinds,
        perSecond: channel.perSecond * SHARE_OF_LIMIT,
        leaseSeconds: LEASE_SECONDS,
        stillSending,
      })
      onStarted()
      for (const { id, kind, reason } of claim.dead) log(deadLine(id, kind, reason))
      if (claim.state === 'busy') {
        if (clock.now() >= queuedUntil) return true
        await clock.pause(QUEUE_POLL_MS)
        continue
      }
      endsAt = Math.min(endsAt, claimedAt + RUN_MS)
      if (claim.state === 'delivery') {
        const settleBy = claimedAt + LEASE_SECONDS * 1000 - SETTLE_RESERVE_MS
        const task = deliver(claim.delivery, options, settleBy).finally(() => sending.delete(task))
        sending.add(task)
        await clock.pause(claim.milliseconds)
      } else if (claim.state === 'wait') await clock.pause(claim.milliseconds)
      else if (!stillSending) return true
      // The claim has kept the place. If nothing is being sent by now, another claim gives it up.
      else if (sending.size > 0) await Promise.race(sending)
    }
  } finally {
    await Promise.all(sending)
    channel.close()
  }
  await outbox.release(place)
  return false
}

/** Makes one delivery and records the result. Never rejects, so that none stops another. */
async function deliver(delivery: ClaimedDelivery, options: WorkerOptions, settleBy: number): Promise<void> {
  const refusal = await attempt(delivery, options.channel)
  const status = await settle(delivery, refusal, options, settleBy)
  if (!refusal) return
  const { id, kind } = delivery
  if (status === 'dead') options.log(deadLine(id, kind, refusal.reason))
  else options.log(`delivery ${id} (${kind}) failed: ${refusal.reason}`)
}

/** Resolves to null if the delivery was accepted. */
async function attempt(delivery: ClaimedDelivery, channel: Channel): Promise<Refusal | null> {
  try {
    await channel.deliver(delivery)
    return null
  } catch (error) {
    return error instanceof Refused ? error.refusal : { reason: 'unexpected failure', mayBeSent: true }
  }
}

/**
 * What to deliver, written from the subject. Rejects with `Refused`, without an invalid row's values, which are
 * personal data.
 */
export async function written<T>(write: () => T | Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw new Refused({ reason: `cannot be written (${describe(error)})`, mayBeSent: false, final: true })
  }
}

/** Retries until the result is recorded or the lease ends. A lost result costs a second delivery. */
async function settle(
  delivery: ClaimedDelivery,
  refusal: Refusal | null,
  { outbox, channel, clock, log }: WorkerOptions,
  settleBy: number,
) {
  for (let retries = 0; ; retries++) {
    try {
      return await outbox.settle(delivery, refusal, channel.name)
    } catch (error) {
      const wait = SETTLE_RETRY_MS[Math.min(retries, SETTLE_RETRY_MS.length - 1)] ?? 0
      if (clock.now() + wait > settleBy) {
        const result = refusal ? 'a failure' : 'sent'
        log(
          `delivery ${delivery.id} (${delivery.kind}) could not be recorded as ${result}: ${describe(error)}`,
        )
        return null
      }
      await clock.pause(wait)
    }
  }
}

function deadLine(id: string, kind: string, reason: string): string {
  return `ALARM: delivery ${id} (${kind}) is dead: ${reason}`
}

function describe(error: unknown): string {
  if (v.isValiError(error)) return error.issues.map((issue) => v.getDotPath(issue) ?? 'subject').join(', ')
  return error instanceof Error ? error.name : 'unknown failure'
}
