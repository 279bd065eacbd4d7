/** The migration to paced delivery, on an outbox with mail in every state. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, startDatabase } from '../support/database.ts'
import { type MailProvider, startMailProvider } from '../support/mail-provider.ts'
import { mailsIn, resendAt, startWorker, storeLead } from '../support/worker.ts'

let database: Database
let provider: MailProvider
beforeAll(async () => {
  database = await startDatabase({ until: '20261121100000' })
  provider = await startMailProvider()
})
afterAll(async () => {
  provider.close()
  await database.close()
})

/** Stores a mail and sets its columns; resolves to its id. */
async function mailWith(columns: string): Promise<string> {
  const id = await storeLead(database)
  await database.query(`update public.outbox set ${columns} where id = $1`, [id])
  return id
}

it('mail that is due or whose worker has died is sent, and all other mail stays as it is', async () => {
  const due = await mailWith('attempts = 0')
  const retried = await mailWith("attempts = 3, last_error = 'refused'")
  const later = await mailWith("attempts = 3, due_at = now() + interval '1 hour'")
  const abandoned = await mailWith(
    "status = 'sending', attempts = 1, leased_until = now() - interval '1 second'",
  )
  const sending = await mailWith(
    "status = 'sending', attempts = 2, leased_until = now() + interval '1 minute'",
  )
  const sent = await mailWith("status = 'sent', attempts = 1, settled_at = now()")
  const dead = await mailWith("status = 'dead', attempts = 8, settled_at = now()")
  await database.migrateRest()

  const { deliver } = startWorker(database.call, resendAt(provider.url))
  await deliver()
  expect([...provider.accepted.keys()].sort()).toEqual([due, retried, abandoned].sort())

  // The worker that was sending during the migration records its result.
  const settled = { mail: sending, attempt: 2, failure: null, retry_seconds: null }
  expect(await database.call('settle_mail', settled)).toBe('sent')
  expect(await database.call('resend_mail', { id: dead })).toBe(1)
  await database.pass('1 hour')
  await deliver()
  expect(provider.accepted.size).toBe(5)
  expect(provider.accepted.has(later) && provider.accepted.has(dead)).toBe(true)
  expect(provider.accepted.has(sent) || provider.accepted.has(sending)).toBe(false)
  expect((await mailsIn(database)).every(({ status }) => status === 'sent')).toBe(true)
})
