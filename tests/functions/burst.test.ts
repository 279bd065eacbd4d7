/** A burst of leads, at the provider's real limit, on a clock that advances when the worker pauses. */
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Clock } from '../../supabase/functions/_shared/outbox/delivery.ts'
import type { CallDatabase } from '../../supabase/functions/_shared/runtime/database.ts'
import { type Database, startDatabase } from '../support/database.ts'
import { type MailProvider, startMailProvider } from '../support/mail-provider.ts'
import { mailsIn, startWorker, storeLead } from '../support/worker.ts'

const BURST = 300
/** Resend's limit, which is the default rate. */
const PER_SECOND = 2
/** Until the next worker notices that one has ended. */
const HANDOVER_MS = 500
const Claimed = v.object({ state: v.literal('mail') })

let database: Database
let provider: MailProvider
let clock: Clock
let call: CallDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.reset()
  let passed = 0
  // Time stands still while a mail is on its way.
  let sending = Promise.resolve()
  let settled = () => {}
  call = async (name, parameters) => {
    const value = await database.call(name, parameters)
    if (name === 'settle_mail') settled()
    else if (name === 'claim_mail' && v.is(Claimed, value))
      sending = new Promise((resolve) => {
        settled = resolve
      })
    return value
  }
  clock = {
    now: () => performance.now() + passed,
    pause: async (milliseconds) => {
      await sending
      await database.pass(`${milliseconds} milliseconds`)
      passed += milliseconds
    },
  }
  provider = await startMailProvider(PER_SECOND, clock.now)
})
afterEach(() => provider.close())

const settings = () => ({ RESEND_API_KEY: 're_key', RESEND_URL: provider.url })

/** Runs workers one after another until everything is sent; resolves to the seconds from first to last mail. */
async function deliverAll(): Promise<number> {
  while (provider.accepted.size < BURST) {
    await startWorker(call, settings(), clock).deliver()
    await clock.pause(HANDOVER_MS)
  }
  const times = [...provider.accepted.values()].map(({ atMs }) => atMs)
  return (Math.max(...times) - Math.min(...times)) / 1000
}

it(`the mail of ${BURST} leads is sent once each, in the time that the limit allows and a tenth more`, async () => {
  for (let count = 0; count < BURST; count++) await storeLead(database)
  const seconds = await deliverAll()
  console.info(`${BURST} mails in ${seconds.toFixed(1)} s, ${provider.refusals} refused`)
  expect(seconds).toBeLessThanOrEqual((BURST / PER_SECOND) * 1.1)
  const mails = await mailsIn(database)
  expect(mails.every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true)
  expect([...provider.accepted.values()].every(({ times }) => times === 1)).toBe(true)
}, 120_000)

it('refusals of a provider that others use as well cost neither an attempt nor a mail', async () => {
  for (let count = 0; count < BURST; count++) await storeLead(database)
  let requests = 0
  provider.refuses = () => ++requests % 10 === 0
  await deliverAll()
  expect(provider.refusals).toBeGreaterThan(BURST / 10)
  const mails = await mailsIn(database)
  expect(mails.every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true)
}, 120_000)
