/** How long the link of a confirmation mail works. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Database, startDatabase } from '../support/database.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'

const LIFETIME_DAYS = 7

let database: Database
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.reset())

/** Confirms by a mail that left so many days ago, and was asked for three weeks ago. */
async function confirmAfter(days: number): Promise<unknown> {
  const { tokenHash } = await requestNewsletter(database, 'ada@example.com')
  await database.query("update public.newsletter_requests set requested_at = now() - interval '21 days'")
  await database.query(
    "update public.outbox set status = 'sent', settled_at = now() - make_interval(hours => $1)",
    [days * 24],
  )
  return database.call('confirm_newsletter', { hashed_token: tokenHash, lifetime_days: LIFETIME_DAYS })
}

it('it works for seven days after the mail left, however late that was', async () => {
  expect(await confirmAfter(LIFETIME_DAYS - 0.5)).toBe(true)
})

it('it no longer works after that', async () => {
  expect(await confirmAfter(LIFETIME_DAYS + 0.5)).toBe(false)
})
