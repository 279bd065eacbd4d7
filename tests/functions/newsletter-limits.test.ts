/** What limits the newsletter's mails: the mailbox, the client, and having unsubscribed. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACCEPTED, followed, type Newsletter, newsletterOn, tokenIn } from '../support/newsletter.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'

const local = await sharedBackend()
let client: Newsletter
beforeAll(async () => {
  client = newsletterOn(local)
})

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
    const outboxes = await Promise.all(spellings.map((email) => client.outboxOf(email)))
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
    const outboxes = await Promise.all(emails.map((email) => client.outboxOf(email)))
    expect(outboxes.flat()).toHaveLength(10)
    const other = uniqueEmail()
    await client.post('subscribe', { email: other }, { 'x-forwarded-for': '192.0.2.45' })
    expect(await client.outboxOf(other)).toHaveLength(1)
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
