/** One instance of the functions: their own code, on a connection to the database that fails, until it dies. */
import * as v from 'valibot'
import { createLeadStore } from '../../../supabase/functions/_shared/lead/store.ts'
import type { Channel } from '../../../supabase/functions/_shared/outbox/channel.ts'
import { createWorkers } from '../../../supabase/functions/_shared/outbox/delivery.ts'
import { createOutbox } from '../../../supabase/functions/_shared/outbox/outbox.ts'
import type { Schedule } from '../../../supabase/functions/_shared/runtime/batches.ts'
import { type CallDatabase, StoreError } from '../../../supabase/functions/_shared/runtime/database.ts'
import type { Random } from '../../support/submissions.ts'
import { deliveryChannels } from '../../support/worker.ts'
import type { SimulatedClock } from './clock.ts'
import type { Call } from './history.ts'
import type { Strikes } from './strikes.ts'

/** After this long the functions give up a call. */
const CALL_TIMEOUT_MS = 8_000
/** How long a call to the database takes at most, and a delivery. */
const CALL_MS = 50
const DELIVERY_MS = 500

const KINDS: Readonly<Record<string, Call>> = {
  accept_leads: 'store',
  request_newsletter: 'store',
  claim_delivery: 'claim',
  settle_delivery: 'record',
}

/** What records that a delivery was accepted. */
const Success = v.object({ delivery: v.string(), attempt: v.number(), failure: v.null() })

/** What several instances share. */
export type World = {
  clock: SimulatedClock
  strikes: Strikes
  /** The database itself. */
  call: CallDatabase
  /** Whether it answers at all. */
  database: { down: boolean }
  /** Something happened to a call. */
  note(event: string): void
  /** By delivery, the attempts that its receiver answered, as long as that is not recorded. */
  unrecorded: Map<string, Set<number>>
}

export type Instance = ReturnType<typeof startInstance>

/** `change` is a mistake that the functions make on purpose. */
export function startInstance(
  { clock, strikes, call: callDatabase, database, note, unrecorded }: World,
  random: Random,
  settings: Record<string, string>,
  change: (call: CallDatabase) => CallDatabase = (call) => call,
) {
  let dead = false
  let die = () => {}
  const died = new Promise<undefined>((resolve) => {
    die = () => {
      dead = true
      resolve(undefined)
    }
  })
  const never = () => new Promise<never>(() => undefined)
  const unrecordedOf = (delivery: string) => {
    const attempts = unrecorded.get(delivery) ?? new Set()
    unrecorded.set(delivery, attempts)
    return attempts
  }

  const connection: CallDatabase = async (name, parameters) => {
    if (dead) return never()
    await clock.sleep(random() * CALL_MS)
    if (dead) return never()
    const kind = KINDS[name]
    const fault = kind && !database.down ? strikes.take(kind) : undefined
    note(`${name} ${database.down ? 'while the database is down' : (fault ?? 'done')}`)
    if (fault === 'the function dies before it') die()
    if (dead) return never()
    if (database.down || fault === 'refused') throw new StoreError(`${name}: refused`)
    const value = await clock.during(() => callDatabase(name, parameters))
    if (v.is(Success, parameters)) unrecordedOf(parameters.delivery).delete(parameters.attempt)
    if (fault === 'the function dies after it') die()
    if (dead) return never()
    if (fault === 'done, but the answer lost') throw new StoreError(`${name}: answer lost`)
    if (fault === 'done, but answered too late') {
      await clock.sleep(CALL_TIMEOUT_MS)
      throw new StoreError(`${name}: too late`)
    }
    return value
  }

  const schedule: Schedule = (run, milliseconds) => {
    let cancelled = false
    void clock.sleep(milliseconds).then(() => cancelled || dead || run())
    return () => {
      cancelled = true
    }
  }
  const call = change(connection)
  const channels = deliveryChannels((name) => settings[name]).map(
    (channel): Channel => ({
      ...channel,
      deliver: async (delivery) => {
        await clock.sleep(random() * DELIVERY_MS)
        await clock.during(() => channel.deliver(delivery))
        unrecordedOf(delivery.id).add(delivery.attempt)
      },
    }),
  )
  const delivery = createWorkers(channels, {
    outbox: createOutbox(call),
    log: () => undefined,
    clock: { now: clock.now, pause: clock.sleep },
  })
  return {
    call,
    leads: createLeadStore(call, {
      deliveries: [{ kind: 'lead-crm-webhook', mailboxLimit: null }],
      schedule,
    }),
    died,
    isDead: () => dead,
    /** Delivers in the background; failures leave it to the next start. */
    deliver: (options?: { queue?: boolean }) => void delivery.start(options).done.catch(() => undefined),
  }
}
