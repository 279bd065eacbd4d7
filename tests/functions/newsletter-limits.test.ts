/** What limits the newsletter's mails: the mailbox, the client, having unsubscribed, and how long a link works. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ACCEPTED, followed, newsletterOn, tokenIn } from '../support/newsletter.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { emptiedDatabase, sharedBackend } from '../support/shared.ts'

const LIFETIME_DAYS = 7

const local = await sharedBackend()
const client = newsletterOn(local)
const database = await emptiedDatabase()

describe('requests for one mailbox in many spellings', () => {
  it('send three mails a day between them', async () => {
    const id = randomUUID().replaceAll('-', '')
    const spellings = [
      `${id}@gmail.com`,
      `${id.slice(0, 8)}.${id.slice(8)}@gmail.com`,
      `${id}+a@gmail.com`,
      `${id}+b@googlemail.com`,
      `${id.toUpperCase()}+c@gmail.com`,
    ]
    for (const email of spellings) expect(await client.subscribe(email)).toEqual(ACCEPTED)
    const outboxes = await Promise.all(spellings.map((email) => client.deliveriesOf(email)))
    expect(outboxes.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0])
  })
})

describe('requests of one client', () => {
  it('send ten mails an hour, whatever the sender puts into x-forwarded-for', async () => {
    const emails = Array.from({ length: 12 }, () => uniqueEmail())
    for (const [index, email] of emails.entries()) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}, 192.0.2.44` }
      expect(await client.post('subscribe', { email }, headers)).toEqual(ACCEPTED)
    }
    const outboxes = await Promise.all(emails.map((email) => client.deliveriesOf(email)))
    expect(outboxes.flat()).toHaveLength(10)
    const other = uniqueEmail()
    await client.post('subscribe', { email: other }, { 'x-forwarded-for': '192.0.2.45' })
    expect(await client.deliveriesOf(other)).toHaveLength(1)
  })
})

describe('unsubscribing', () => {
  it('ends all mail to that mailbox, in whatever spelling, whoever asks for it', async () => {
    const { email, token } = await client.subscribed()
    expect(await client.post('unsubscribe', { token })).toEqual(followed('unsubscribed'))
    const spellings = [email, email.toUpperCase(), email.replace('@', '+news@')]
    for (const spelling of spellings) expect(await client.subscribe(spelling)).toEqual(ACCEPTED)
    await client.requested()
    expect(await client.statusOf(email)).toEqual(['unsubscribed'])
    expect(await client.mailsTo(email, 1)).toHaveLength(1)
    expect(await local.mailsTo(spellings[2] ?? '')).toEqual([])
  })

  it('can be undone by the owner, with the link that was confirmed and no other', async () => {
    const { email, token } = await client.requested()
    expect(await client.subscribe(email)).toEqual(ACCEPTED)
    const unused = (await client.mailsTo(email, 2)).map(tokenIn).find((other) => other !== token)
    expect(await client.post('confirm', { token })).toEqual(followed('confirmed'))
    expect(await client.post('unsubscribe', { token })).toEqual(followed('unsubscribed'))

    expect(await client.post('confirm', { token: unused })).toEqual(followed('unsubscribed', true))
    expect(await client.statusOf(email)).toEqual(['unsubscribed'])
    expect(await client.post('confirm', { token })).toEqual(followed('confirmed'))
    const [stored] = await client.stored(email)
    expect(stored?.status).toBe('confirmed')
    expect(stored?.newsletter_requests.filter(({ renewed_at }) => renewed_at)).toHaveLength(1)
  })
})

/** Confirms by a mail that left so many days ago, and was asked for three weeks ago. */
async function confirmAfter(days: number): Promise<unknown> {
  const { tokenHash } = await requestNewsletter(database, 'ada@example.com')
  await database.query("update public.newsletter_requests set requested_at = now() - interval '21 days'")
  await database.query(
    "update public.deliveries set status = 'sent', settled_at = now() - make_interval(hours => $1)",
    [days * 24],
  )
  return database.call('follow_newsletter_link', {
    hashed_token: tokenHash,
    action: 'confirm',
    lifetime_days: LIFETIME_DAYS,
  })
}

it('a link works for seven days after its mail left, however late that was', async () => {
  expect(await confirmAfter(LIFETIME_DAYS - 0.5)).toEqual({ state: 'confirmed', used: false })
  expect(await confirmAfter(LIFETIME_DAYS + 0.5)).toBeNull()
})

it('a mailbox gets three a day, and more once a day has passed', async () => {
  const request = async () => {
    await requestNewsletter(database, 'ada@example.com')
    const [row] = await database.query('select count(*)::integer as mails from public.deliveries')
    return row?.mails
  }
  expect([await request(), await request(), await request(), await request()]).toEqual([1, 2, 3, 3])
  await database.query(
    "update public.newsletter_requests set requested_at = requested_at - interval '24 hours'",
  )
  expect(await request()).toBe(4)
})
