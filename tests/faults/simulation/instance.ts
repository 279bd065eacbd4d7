/** One instance of the functions: their own code, on a connection to the database that fails, until it dies. */
import { createLeadStore } from '../../../supabase/functions/_shared/lead/store.ts'
import type { Channel } from '../../../supabase/functions/_shared/outbox/channel.ts'
import { createDeliveries } from '../../../supabase/functions/_shared/outbox/delivery.ts'
import { createOutbox } from '../../../supabase/functions/_shared/outbox/outbox.ts'
import { type CallDatabase, StoreError } from '../../../supabase/functions/_shared/runtime/database.ts'
import type { Random } from '../../support/submissions.ts'
import { deliveryChannels } from '../../support/worker.ts'
import type { SimulatedClock } from './clock.ts'

/** After this long the functions give up a call. */
const CALL_TIMEOUT_MS = 8_000

type Faults = {
  random: Random
  clock: SimulatedClock
  /** Of the database itself. */
  call: CallDatabase
  /** Whether anything fails, and whether the database answers at all. */
  state: { failing: boolean; databaseDown: boolean }
  count(fault: string): void
  /** The result of a delivery did not get through. */
  resultLost(delivery: string): void
}

export type Instance = ReturnType<typeof startInstance>

/** `change` is a mistake that the functions make on purpose. */
export function startInstance(
  faults: Faults,
  settings: Record<string, string>,
  change: (call: CallDatabase) => CallDatabase = (call) => call,
) {
  const { random, clock, state, count, resultLost } = faults
  let dead = false
  let die = () => {}
  const died = new Promise<undefined>((resolve) => {
    die = () => {
      dead = true
      count('function died')
      resolve(undefined)
    }
  })
  const never = () => new Promise<never>(() => undefined)

  const connection: CallDatabase = async (name, parameters) => {
    const settled = name === 'settle_mail' && 'mail' in parameters ? String(parameters.mail) : undefined
    const lost = () => {
      if (settled) resultLost(settled)
    }
    const fail = (fault: string) => {
      count(fault)
      lost()
      throw new StoreError(`${name}: ${fault}`)
    }
    const point = state.failing ? random() : 1
    if (!dead && point < 0.01) die()
    if (dead) {
      lost()
      return never()
    }
    if (state.databaseDown) return fail('database down')
    if (point < 0.09) return fail('database refused')
    const value = await clock.during(() => faults.call(name, parameters))
    if (point < 0.1) die()
    if (dead) return never()
    if (point < 0.16) return fail('database answer lost')
    if (point < 0.17) {
      await clock.sleep(CALL_TIMEOUT_MS)
      return fail('database stalled')
    }
    return value
  }

  const call = change(connection)
  const channels = deliveryChannels((name) => settings[name]).map(
    (channel): Channel => ({
      ...channel,
      deliver: (delivery) => clock.during(() => channel.deliver(delivery)),
    }),
  )
  const log: string[] = []
  const delivery = createDeliveries(channels, {
    outbox: createOutbox(call),
    log: (line) => void log.push(line),
    clock: { now: clock.now, pause: clock.sleep },
  })
  return {
    call,
    leads: createLeadStore(call, [{ kind: 'lead-crm-webhook', mailboxLimit: null }]),
    died,
    isDead: () => dead,
    /** Delivers in the background; failures leave it to the next start. */
    deliver: (options?: { queue?: boolean }) => void delivery.start(options).done.catch(() => undefined),
  }
}
