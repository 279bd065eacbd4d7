/** The confirmation mail as time passes: how long its link works, and when there may be another. */
import { expect, it } from 'vitest'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { emptiedDatabase } from '../support/shared.ts'

const LIFETIME_DAYS = 7

const database = await emptiedDatabase()

/** Confirms by a mail that left so many days ago, and was asked for three weeks ago. */
async function confirmAfter(days: number): Promise<unknown> {
  const { tokenHash } = await requestNewsletter(database, 'ada@example.com')
  await database.query("update public.newsletter_requests set requested_at = now() - interval '21 days'")
  await database.query(
    "update public.outbox set status = 'sent', settled_at = now() - make_interval(hours => $1)",
    [days * 24],
  )
  return database.call('follow_newsletter_link', {
    hashed_token: tokenHash,
    action: 'confirm',
    lifetime_days: LIFETIME_DAYS,
  })
}

it('it works for seven days after the mail left, however late that was', async () => {
  expect(await confirmAfter(LIFETIME_DAYS - 0.5)).toEqual({ state: 'confirmed', used: false })
})

it('it no longer works after that', async () => {
  expect(await confirmAfter(LIFETIME_DAYS + 0.5)).toBeNull()
})

it('a mailbox gets three a day, and more once a day has passed', async () => {
  const request = async () => {
    await requestNewsletter(database, 'ada@example.com')
    const [row] = await database.query('select count(*)::integer as mails from public.outbox')
    return row?.mails
  }
  expect([await request(), await request(), await request(), await request()]).toEqual([1, 2, 3, 3])
  await database.query(
    "update public.newsletter_requests set requested_at = requested_at - interval '24 hours'",
  )
  expect(await request()).toBe(4)
})
