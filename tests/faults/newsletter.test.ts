/** The newsletter while parts of the real stack are stopped, and as time passes. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Local, startLocal } from '../support/local.ts'
import { ACCEPTED, type Newsletter, newsletterOn, REFUSED, tokenIn } from '../support/newsletter.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { onStoppedDatabase } from '../support/sql.ts'

let local: Local
let client: Newsletter
beforeAll(async () => {
  local = await startLocal()
  client = newsletterOn(local)
})
afterAll(() => local.stop())

describe('while the mail server is down', () => {
  it('requests are accepted, and each mail is sent once afterwards unless the address has unsubscribed', async () => {
    const [waiting, leaving] = [uniqueEmail(), uniqueEmail()]
    const { token } = await client.requested(leaving)
    await local.stack.services.mailbox.stop()
    expect(await client.subscribe(waiting)).toEqual(ACCEPTED)
    expect(await client.subscribe(leaving)).toEqual(ACCEPTED)
    await vi.waitFor(async () => {
      expect(await client.outboxOf(waiting)).toMatchObject([{ status: 'due', attempts: 0, failures: 1 }])
      expect(await client.mailStatusesOf(leaving)).toEqual(['due', 'sent'])
    }, 10_000)
    expect(await client.post('unsubscribe', { token })).toEqual(ACCEPTED)
    expect(await client.mailStatusesOf(leaving)).toEqual(['sent', 'void'])

    await local.stack.services.mailbox.start()
    const [mail] = await client.mailsTo(waiting, 1)
    expect(await client.post('confirm', { token: mail ? tokenIn(mail) : '' })).toEqual(ACCEPTED)
  }, 120_000)
})

describe('while the database is stopped', () => {
  it('every action fails with 503, and works when tried again later', async () => {
    const { email, token } = await client.requested()
    const other = uniqueEmail()
    await local.stack.services.database.stop()
    const unavailable = { status: 503, body: { error: { code: 'store_unavailable' } } }
    expect(await client.subscribe(other)).toEqual(unavailable)
    expect(await client.post('confirm', { token })).toEqual(unavailable)
    expect(await client.post('unsubscribe', { token })).toEqual(unavailable)
    expect(await client.postForm('subscribe', { email: other, page: '/join' })).toBe(
      '/join#newsletter-failed',
    )
    expect(await client.postForm('confirm', { token })).toBe('/#newsletter-failed')
    await local.stack.services.database.start()
    expect(await client.stored(other)).toEqual([])
    expect(await client.post('confirm', { token })).toEqual(ACCEPTED)
    expect(await client.statusOf(email)).toEqual(['confirmed'])
    await client.requested(other)
  })
})

describe('as time passes', () => {
  it('a link expires after 7 days, the daily limit after 24 hours, and the lease of a dead worker', async () => {
    const [fresh, old, limited, stuck] = [
      await client.requested(),
      await client.requested(),
      await client.requested(),
      await client.requested(),
    ]
    for (let times = 0; times < 3; times++) expect(await client.subscribe(limited.email)).toEqual(ACCEPTED)
    await client.mailsTo(limited.email, 3)
    const requestsOf = (email: string) =>
      `select r.id from newsletter_requests as r join newsletter_subscribers as s on s.id = r.subscriber_id
       where s.email = '${email}'`
    const age = (email: string, time: string) =>
      `update newsletter_requests set requested_at = requested_at - interval '${time}'
         where id in (${requestsOf(email)});
       update outbox set settled_at = settled_at - interval '${time}'
         where newsletter_request_id in (${requestsOf(email)});`
    await onStoppedDatabase(
      local,
      [
        age(fresh.email, '6 days 23 hours'),
        age(old.email, '7 days'),
        age(limited.email, '24 hours'),
        `update outbox set status = 'sending', attempts = 1, leased_until = now(), due_at = now()
           where newsletter_request_id in (${requestsOf(stuck.email)});`,
      ].join('\n'),
    )

    expect(await client.post('confirm', { token: fresh.token })).toEqual(ACCEPTED)
    expect(await client.post('confirm', { token: old.token })).toEqual(REFUSED)
    expect(await client.postForm('confirm', { token: old.token })).toBe('/#newsletter-expired')
    expect([await client.statusOf(fresh.email), await client.statusOf(old.email)]).toEqual([
      ['confirmed'],
      ['pending'],
    ])
    // Unsubscribing has no time limit.
    expect(await client.post('unsubscribe', { token: old.token })).toEqual(ACCEPTED)

    expect(await client.subscribe(limited.email)).toEqual(ACCEPTED)
    await client.mailsTo(limited.email, 4)

    // The mail of the dead worker, which may have been sent, is sent again with the same token and id.
    const repeated = await client.mailsTo(stuck.email, 2)
    expect(repeated.map(tokenIn)).toEqual([stuck.token, stuck.token])
    expect(new Set(repeated.map(({ headers }) => headers['message-id'])).size).toBe(1)
    expect(await client.outboxOf(stuck.email)).toMatchObject([{ attempts: 2 }])
  })
})
