/** A burst of leads, at the provider's real limit, on a clock that advances only when the worker pauses. */
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Clock } from '../../supabase/functions/_shared/outbox/delivery.ts'
import { createOutbox } from '../../supabase/functions/_shared/outbox/outbox.ts'
import type { CallDatabase } from '../../supabase/functions/_shared/runtime/database.ts'
import { type SimulatedDatabase, startSimulatedDatabase } from '../faults/simulation/database.ts'
import { type MailProvider, startMailProvider } from '../support/mail-provider.ts'
import { claimMail, mailsIn, startWorker, storeLead } from '../support/worker.ts'

const BURST = 100
/** Resend's limit, which is the default rate. */
const PER_SECOND = 2
/** Until the next worker notices that one has ended. */
const HANDOVER_MS = 500
const STARTS_AT = Date.parse('2026-11-23T16:00:00Z')
/** So that mail which is never delivered fails the test, which would otherwise go on. */
const LIMIT_MS = 3_600_000
const Claimed = v.object({ state: v.literal('mail') })

let database: SimulatedDatabase
let provider: MailProvider
let time: number
/** Time stands still while a mail is on its way. */
let sending = Promise.resolve()
let settled = () => {}
const clock: Clock = {
  now: () => time,
  pause: async (milliseconds) => {
    await sending
    time += milliseconds
    if (time > STARTS_AT + LIMIT_MS) throw new Error('The mail was not delivered in time')
  },
}
const call: CallDatabase = async (name, parameters) => {
  const value = await database.call(name, parameters)
  if (name === 'settle_mail') settled()
  else if (name === 'claim_mail' && v.is(Claimed, value))
    sending = new Promise((resolve) => {
      settled = resolve
    })
  return value
}

beforeAll(async () => {
  database = await startSimulatedDatabase(() => time, { server: null })
})
afterAll(() => database.close())
beforeEach(async () => {
  time = STARTS_AT
  await database.reset()
  provider = await startMailProvider(PER_SECOND, clock.now)
  for (let count = 0; count < BURST; count++) await storeLead(database)
})
afterEach(() => provider.close())

/** Runs workers one after another until everything is sent; resolves to the seconds from first to last mail. */
async function deliverAll(): Promise<number> {
  while (provider.accepted.size < BURST) {
    await startWorker(call, { RESEND_API_KEY: 're_key', RESEND_URL: provider.url }, clock).deliver()
    await clock.pause(HANDOVER_MS)
  }
  const times = [...provider.accepted.values()].map(({ atMs }) => atMs)
  return (Math.max(...times) - Math.min(...times)) / 1000
}

async function expectEachSentAtOnce(): Promise<void> {
  const mails = await mailsIn(database)
  expect(mails.every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true)
  expect([...provider.accepted.values()].every(({ times }) => times === 1)).toBe(true)
}

it(`the mail of ${BURST} leads is sent once each, in the time that the limit allows and a tenth more`, async () => {
  expect(await deliverAll()).toBeLessThanOrEqual((BURST / PER_SECOND) * 1.1)
  await expectEachSentAtOnce()
})

it('refusals of a provider that others use as well cost neither an attempt nor a mail', async () => {
  let requests = 0
  provider.refuses = () => ++requests % 10 === 0
  await deliverAll()
  expect(provider.refusals).toBeGreaterThan(BURST / 10)
  await expectEachSentAtOnce()
})

it('when too much was sent, without Retry-After the pauses become longer, up to five minutes', async () => {
  const outbox = createOutbox(database.call)
  const pauses: number[] = []
  for (let count = 0; count < 11; count++) {
    const throttled = { reason: 'Resend answered 429', mayBeSent: false, throttled: true }
    expect(await outbox.settle(await claimMail(outbox), throttled, 'resend')).toBe('due')
    const [row] = await database.query('select extract(epoch from next_at) as at from public.mail_providers')
    const next = Number(row?.at) * 1000
    pauses.push((next - time) / 1000)
    time = next
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  expect((await mailsIn(database)).every(({ attempts }) => attempts === 0)).toBe(true)
})
