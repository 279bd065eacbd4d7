/** Visitors send leads and subscriptions while everything fails; then all is well, and time passes. */
import { randomUUID } from 'node:crypto'
import { createNewsletterStore } from '../../../supabase/functions/_shared/newsletter/store.ts'
import type { CallDatabase } from '../../../supabase/functions/_shared/runtime/database.ts'
import { handle as handleSubscription } from '../../../supabase/functions/newsletter-subscribe/handle.ts'
import { handle as handleLead } from '../../../supabase/functions/send-lead-email/handle.ts'
import { siteForm } from '../../support/payloads.ts'
import { seeded } from '../../support/submissions.ts'
import { crmAt } from '../../support/worker.ts'
import { createClock, type SimulatedClock } from './clock.ts'
import { startSimulatedDatabase } from './database.ts'
import { type Facts, readStored, type Sent } from './facts.ts'
import type { History, Step } from './history.ts'
import { type Instance, startInstance, type World } from './instance.ts'
import { REFUSED_TEXT, startFailingReceiver } from './receiver.ts'
import { createStrikes } from './strikes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const STARTS_AT = Date.parse('2026-11-23T16:00:00Z')
/** Longer than any delivery is retried, and the alarm about it. */
const SETTLED_AFTER_MS = 5 * 24 * HOUR
/** As the client retries by itself, and then the visitor. */
const RETRIES_MS = [1_000, 2_000, 4_000, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR] as const
const DOUBLE_CLICK_MS = 150
/** Instances of the functions at the same time. */
const INSTANCES = 3

/** A mistake made on purpose: in the database, or in how the functions call it. */
export type Sabotage = { sql?: readonly string[]; call?: (call: CallDatabase) => CallDatabase }
/** `server` is the address of a PostgreSQL server, null for the built-in database. */
export type Place = { server: string | null; sabotage?: Sabotage | undefined }

export type Simulator = {
  /** Lets a history happen, on an empty database. The same history comes to the same facts. */
  replay(history: History): Promise<Facts>
  close(): Promise<void>
}

export async function startSimulator({ server, sabotage = {} }: Place): Promise<Simulator> {
  let clock = createClock(STARTS_AT)
  const database = await startSimulatedDatabase(() => clock.now(), { server, sql: sabotage.sql })
  const untilDue = async () => {
    const [row] = await database.query(
      `select extract(epoch from min(due_at) - $1::timestamptz) * 1000 as milliseconds
       from public.deliveries where status in ('due', 'sending')`,
      [new Date(clock.now()).toISOString()],
    )
    const milliseconds = row?.milliseconds
    return milliseconds === null ? Number.POSITIVE_INFINITY : Math.max(0, Number(milliseconds))
  }

  async function replay(history: History): Promise<Facts> {
    await database.reset()
    clock = createClock(STARTS_AT)
    const strikes = createStrikes(history, clock)
    const trace: string[] = []
    const note = (event: string) => void trace.push(`${clock.now() - STARTS_AT} ${event}`)
    const receiver = (call: 'mail' | 'crm') =>
      startFailingReceiver({ call, strikes, clock, note: (event) => note(`${call} ${event}`) })
    const [mail, crm] = [await receiver('mail'), await receiver('crm')]
    const settings = { RESEND_API_KEY: 're_key', RESEND_URL: mail.url, ...crmAt(crm.url) }
    const world: World = {
      clock,
      strikes,
      call: database.call,
      database: { down: false },
      note,
      unrecorded: new Map(),
    }
    let started = 0
    const start = () => startInstance(world, seeded(started++), settings, sabotage.call)
    const instances = Array.from({ length: INSTANCES }, start)
    const living = (index: number): Instance => {
      const instance = instances[index % INSTANCES]
      if (instance && !instance.isDead()) return instance
      const next = start()
      instances[index % INSTANCES] = next
      return next
    }

    const sent: Sent[] = []
    const visit = async (step: Step & { does: 'lead' | 'subscription' }) => {
      const visitor: Sent = { kind: step.does, email: `visitor-${step.visitor}@example.com`, accepted: false }
      sent.push(visitor)
      const body = bodyOf(step, visitor.email)
      const send = () => statusOf(living(step.visitor), clock, step.does, body)
      if (step.does === 'lead')
        for (let click = 1; click < step.clicks; click++) void clock.sleep(click * DOUBLE_CLICK_MS).then(send)
      for (const wait of [0, ...RETRIES_MS]) {
        await clock.sleep(wait)
        if ((await send()) !== 200) continue
        visitor.accepted = true
        return
      }
    }
    const outage = async ({ of, milliseconds }: Step & { does: 'outage' }) => {
      note(`${of} down`)
      if (of === 'mail') return mail.outage(milliseconds)
      if (of === 'crm') return crm.outage(milliseconds)
      world.database.down = true
      await clock.sleep(milliseconds)
      world.database.down = false
    }
    // The functions compute hashes outside this thread: time stands still meanwhile.
    const digest = crypto.subtle.digest
    crypto.subtle.digest = (...parameters) => clock.during(() => digest.apply(crypto.subtle, parameters))
    let over = false
    const timer = async (pause: (due: number) => number) => {
      for (let tick = 0; !over; tick++) {
        living(tick).deliver({ queue: true })
        const due = await clock.during(untilDue)
        await clock.sleep(pause(due))
      }
    }

    try {
      return await clock.run(async () => {
        let failing = true
        const running = timer((due) => (failing ? MINUTE : Math.max(MINUTE, Math.min(due, HOUR))))
        await Promise.all(
          history.map(async (step) => {
            if (step.does === 'fault') return
            await clock.sleep(step.at)
            await (step.does === 'outage' ? outage(step) : visit(step))
          }),
        )
        strikes.end()
        failing = false
        const end = clock.now() + SETTLED_AFTER_MS
        while (clock.now() < end && (await clock.during(untilDue)) < SETTLED_AFTER_MS)
          await clock.sleep(5 * MINUTE)
        over = true
        await running
        const stored = await clock.during(() => readStored(database.query))
        const accepted = new Map([...mail.accepted, ...crm.accepted])
        const simulatedMs = clock.now() - STARTS_AT
        return { sent, ...stored, accepted, unrecorded: world.unrecorded, trace, simulatedMs }
      })
    } finally {
      crypto.subtle.digest = digest
      mail.stop()
      crm.stop()
    }
  }

  return { replay, close: database.close }
}

function bodyOf(step: Step & { does: 'lead' | 'subscription' }, email: string): string {
  if (step.does === 'subscription') return JSON.stringify({ email, page: '/' })
  return JSON.stringify({ ...siteForm(email), ...(step.refused ? { message: REFUSED_TEXT } : {}) })
}

/** What the visitor is answered; undefined when the function died over it. */
async function statusOf(
  instance: Instance,
  clock: SimulatedClock,
  kind: Sent['kind'],
  body: string,
): Promise<number | undefined> {
  const request = new Request('https://functions.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const common = {
    identifyClient: async () => null,
    startDelivery: () => instance.deliver(),
    now: () => new Date(clock.now()),
    newId: () => randomUUID(),
    siteUrl: undefined,
    log: () => undefined,
  }
  const answered =
    kind === 'lead'
      ? handleLead(request, {
          ...common,
          submitLead: instance.leads.submit,
          readFormToken: async () => null,
          asksWork: false,
          minimumFillMs: 0,
        })
      : handleSubscription(request, {
          ...common,
          request: createNewsletterStore(instance.call).request,
          deriveToken: async (id) => `token-of-${id}`,
        })
  const response = await Promise.race([answered, instance.died])
  return response?.status
}
