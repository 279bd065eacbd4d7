/** Visitors send leads and subscriptions while everything fails at random; then all is well, and time passes. */
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createNewsletterStore } from '../../../supabase/functions/_shared/newsletter/store.ts'
import type { CallDatabase } from '../../../supabase/functions/_shared/runtime/database.ts'
import { handle as handleSubscription } from '../../../supabase/functions/newsletter-subscribe/handle.ts'
import { handle as handleLead } from '../../../supabase/functions/send-lead-email/handle.ts'
import { startDatabase } from '../../support/database.ts'
import { siteForm } from '../../support/payloads.ts'
import { seeded } from '../../support/submissions.ts'
import { FAST } from '../../support/worker.ts'
import { startClock } from './clock.ts'
import { type Facts, readStored, type Sent } from './facts.ts'
import { type Instance, startInstance } from './instance.ts'
import { REFUSED_TEXT, startFailingReceiver } from './receiver.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long the visitors come, and everything fails. */
const VISITED_MS = 6 * HOUR
/** Longer than any delivery is retried, and the alarm about it. */
const SETTLED_AFTER_MS = 5 * 24 * HOUR
/** As the client retries by itself, and then the visitor. */
const RETRIES_MS = [1_000, 2_000, 4_000, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR] as const
/** One lead of so many, the eighth first, is refused by every receiver: few enough to be named in one alarm. */
const REFUSED_EVERY = 200
const DOUBLE_CLICKS = 0.05
const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes 1234').toString('base64')}`

/** A mistake made on purpose: in the database, or in how the functions call it. */
export type Sabotage = { sql?: readonly string[]; call?: (call: CallDatabase) => CallDatabase }
type Simulation = { seed: number; leads: number; subscriptions: number; sabotage?: Sabotage }

export async function simulate({ seed, leads, subscriptions, sabotage = {} }: Simulation): Promise<Facts> {
  const random = seeded(seed)
  const database = await startDatabase()
  for (const statement of sabotage.sql ?? []) await database.query(statement)
  const clock = startClock(database)
  const startedAt = clock.now()
  const mail = await startFailingReceiver(seeded(seed + 1), clock)
  const crm = await startFailingReceiver(seeded(seed + 2), clock)
  const settings = {
    RESEND_API_KEY: 're_key',
    RESEND_URL: mail.url,
    MAIL_PER_SECOND: FAST,
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: SECRET,
  }
  const state = { failing: true, databaseDown: false }
  const counts = new Map<string, number>()
  const count = (fault: string) => void counts.set(fault, (counts.get(fault) ?? 0) + 1)
  const lostResults = new Map<string, number>()
  const resultLost = (id: string) => void lostResults.set(id, (lostResults.get(id) ?? 0) + 1)
  const faults = { random: seeded(seed + 3), clock, call: database.call, state, count, resultLost }
  let instance = startInstance(faults, settings, sabotage.call)
  const living = () => {
    if (instance.isDead()) instance = startInstance(faults, settings, sabotage.call)
    return instance
  }

  const sent: Sent[] = []
  const visit = async (kind: Sent['kind'], index: number) => {
    await clock.sleep(random() * VISITED_MS)
    const email = `visitor-${sent.length}-${randomUUID()}@example.com`
    const visitor: Sent = { kind, email, accepted: false }
    sent.push(visitor)
    const refused = kind === 'lead' && index % REFUSED_EVERY === 7
    const body =
      kind === 'lead'
        ? JSON.stringify({ ...siteForm(email), ...(refused ? { message: REFUSED_TEXT } : {}) })
        : JSON.stringify({ email, page: '/' })
    const send = () => statusOf(living(), kind, body)
    if (kind === 'lead' && random() < DOUBLE_CLICKS) void send()
    for (const wait of [0, ...RETRIES_MS]) {
      await clock.sleep(wait)
      if ((await send()) !== 200) continue
      visitor.accepted = true
      return
    }
  }

  const until = { over: false }
  const timer = async () => {
    while (!until.over) {
      living().deliver({ queue: true })
      const due = state.failing ? 0 : await untilDue(database.query)
      await clock.sleep(Math.max(MINUTE, Math.min(due, HOUR)))
    }
  }
  const outages = async (most: number, average: number, begin: (milliseconds: number) => Promise<void>) => {
    for (let times = 0; times < most; times++) {
      await clock.sleep(random() * (VISITED_MS / most))
      await begin(-Math.log(1 - random()) * average)
    }
  }

  try {
    const running = timer()
    await Promise.all([
      ...Array.from({ length: leads }, (_, index) => visit('lead', index)),
      ...Array.from({ length: subscriptions }, (_, index) => visit('subscription', index)),
      outages(6, MINUTE, async (milliseconds) => {
        state.databaseDown = true
        await clock.sleep(milliseconds)
        state.databaseDown = false
      }),
      outages(3, 20 * MINUTE, mail.outage),
      outages(3, 30 * MINUTE, crm.outage),
    ])
    state.failing = false
    mail.recover()
    crm.recover()
    const end = clock.now() + SETTLED_AFTER_MS
    while (clock.now() < end && (await untilDue(database.query)) < SETTLED_AFTER_MS)
      await clock.sleep(5 * MINUTE)
    until.over = true
    await running
    await nextTurn()
    for (const [name, faultsOf] of [
      ['mail', mail.faults],
      ['CRM', crm.faults],
    ] as const)
      for (const [fault, times] of faultsOf) counts.set(`${name}: ${fault}`, times)
    const stored = await readStored(database.query)
    const accepted = new Map([...mail.accepted, ...crm.accepted])
    return { sent, ...stored, accepted, lostResults, faults: counts, simulatedMs: clock.now() - startedAt }
  } finally {
    clock.stop()
    mail.stop()
    crm.stop()
    await database.close()
  }
}

/** Milliseconds until the next delivery is due, 0 when one is; infinite when nothing is open. */
async function untilDue(query: (sql: string) => Promise<Record<string, unknown>[]>): Promise<number> {
  const [row] = await query(
    `select extract(epoch from min(due_at) - clock_timestamp()) * 1000 as milliseconds
     from public.outbox where status in ('due', 'sending')`,
  )
  const milliseconds = row?.milliseconds
  return milliseconds === null ? Number.POSITIVE_INFINITY : Math.max(0, Number(milliseconds))
}

/** What the visitor is answered; undefined when the function died over it. */
async function statusOf(instance: Instance, kind: Sent['kind'], body: string): Promise<number | undefined> {
  const request = new Request('https://functions.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const common = {
    identifyClient: async () => null,
    startDelivery: () => instance.deliver(),
    now: () => new Date(Date.now()),
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
