/** The newsletter's double opt-in over HTTP, with the real Deno, Postgres and mailbox. */
import { describe, expect, it } from 'vitest'
import { newsletter } from '../../content/newsletter.ts'
import {
  ACCEPTED,
  followed,
  type NewsletterAction,
  newsletterOn,
  REFUSED,
  tokenIn,
} from '../support/newsletter.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'

const INVALID_EMAIL = 'Please enter a valid email address'

const local = await sharedBackend()
const client = newsletterOn(local)

const site = () => `http://127.0.0.1:${local.settings.port}`

describe('a new address', () => {
  it('is pending until it is confirmed', async () => {
    const { email, mail, token } = await client.requested()
    expect(await client.stored(email)).toMatchObject([
      { email, status: 'pending', confirmed_at: null, newsletter_requests: [{ confirmed_at: null }] },
    ])

    expect(mail.subject).toBe('Confirm your subscription')
    const link = `${site()}/newsletter?token=${token}`
    for (const part of [`${link}#confirm`, `${link}#unsubscribe`, newsletter.consent])
      expect(mail.text).toContain(part)
    expect(mail.html).toContain(`href="${link}#confirm"`)

    expect(await client.post('confirm', { token })).toEqual(followed('confirmed'))
    expect(await client.stored(email)).toMatchObject([
      {
        status: 'confirmed',
        confirmed_at: expect.any(String),
        newsletter_requests: [{ confirmed_at: expect.any(String) }],
      },
    ])
  })

  it('is stored with evidence of the consent, but without the token or the network address', async () => {
    const email = uniqueEmail()
    const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1', 'user-agent': 'Test Browser' }
    expect(await client.post('subscribe', { email, page: '/contact' }, headers)).toEqual(ACCEPTED)
    const [mail] = await client.mailsTo(email, 1)
    const rows = await client.stored(email)
    expect(rows[0]?.newsletter_requests).toMatchObject([
      {
        wording: newsletter.consent,
        wording_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        page: '/contact',
        address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        user_agent: 'Test Browser',
        token_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
    const token = mail ? tokenIn(mail) : ''
    expect(token).toHaveLength(33)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`203\\.0\\.113|${token}`))
    const hash = rows[0]?.newsletter_requests[0]?.token_hash
    expect(await client.post('confirm', { token: hash })).toEqual(REFUSED)
  })
})

describe('a repeated request', () => {
  it('for a pending address sends a second mail, and either confirms; the other was then used before', async () => {
    const { email, token } = await client.requested()
    expect(await client.subscribe(email.toUpperCase())).toEqual(ACCEPTED)
    const tokens = (await client.mailsTo(email, 2)).map(tokenIn)
    expect(new Set([token, ...tokens]).size).toBe(2)
    for (const [index, each] of tokens.entries()) {
      const answer = await client.post('confirm', { token: ` ${each.toUpperCase()}\n` })
      expect(answer).toEqual(followed('confirmed', index > 0))
      expect(await client.statusOf(email)).toEqual(['confirmed'])
    }
  })

  it('for a confirmed address changes nothing, and the response does not reveal it', async () => {
    const { email } = await client.subscribed()
    const before = await client.stored(email)
    expect(await client.subscribe(email)).toEqual(ACCEPTED)
    expect(await client.subscribe(email.toUpperCase())).toEqual(ACCEPTED)
    expect(await client.stored(email)).toEqual(before)
    const responses = [email, uniqueEmail()].map((each) => client.postForm('subscribe', { email: each }))
    const [known, unknown] = await Promise.all(responses)
    expect(known).toBe(unknown)
  })

  it('sent fifty times at once stores one subscriber and sends three mails, each of which confirms', async () => {
    const email = uniqueEmail()
    const responses = await Promise.all(Array.from({ length: 50 }, () => client.subscribe(email)))
    expect(responses).toEqual(Array.from({ length: 50 }, () => ACCEPTED))
    const tokens = (await client.mailsTo(email, 3)).map(tokenIn)
    expect(new Set(tokens).size).toBe(3)
    expect(await client.statusOf(email)).toEqual(['pending'])
    const confirmations = await Promise.all(tokens.map((token) => client.post('confirm', { token })))
    // One of them did it.
    expect(confirmations).toEqual(
      expect.arrayContaining([followed('confirmed'), followed('confirmed', true)]),
    )
    expect(confirmations.filter(({ body }) => body.used)).toHaveLength(2)
    expect(await client.statusOf(email)).toEqual(['confirmed'])
  })
})

describe('an invalid request', () => {
  it.each([
    ['a name', 'nobody'],
    ['two addresses', 'a@example.com,b@example.com'],
    ['an injected header', 'a@example.com\nBcc: b@example.com'],
    ['an empty text', ''],
  ])('with %s for an address is answered 422', async (_name, email) => {
    const response = { status: 422, body: { error: { code: 'invalid', fields: { email: INVALID_EMAIL } } } }
    expect(await client.subscribe(email)).toEqual(response)
  })

  it('by GET is answered 405', async () => {
    const response = await fetch(client.urlOf('subscribe'))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    await response.body?.cancel()
  })
})

it('a preflight allows the headers that the browser client sends', async () => {
  const response = await fetch(client.urlOf('subscribe'), { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toContain('apikey')
})

describe('a token', () => {
  it.each<[NewsletterAction, unknown]>([
    ['confirm', { token: '0'.repeat(32) }],
    ['confirm', { token: '' }],
    ['confirm', {}],
    ['confirm', []],
    ['unsubscribe', { token: 'x'.repeat(200) }],
    ['unsubscribe', { token: { nested: true } }],
  ])('that is unknown cannot %s: %j', async (action, body) => {
    expect(await client.post(action, body)).toEqual(REFUSED)
  })

  it('changes nothing when a mail scanner follows its links', async () => {
    const { email, token } = await client.requested()
    for (const action of ['confirm', 'unsubscribe'] as const)
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(`${client.urlOf(action)}?token=${token}`, { method, redirect: 'manual' })
        expect(response.status).toBe(303)
        expect(response.headers.get('location')).toBe(`/newsletter?token=${token}#${action}`)
      }
    expect(await client.statusOf(email)).toEqual(['pending'])
    expect((await fetch(`${client.urlOf('confirm')}?token=${token}`, { method: 'PUT' })).status).toBe(405)
  })
})

describe('unsubscribing', () => {
  it('takes one click in the mail program, with either type of body, and can be repeated', async () => {
    const { email, token } = await client.subscribed()
    const { headers } = (await client.mailsTo(email, 1))[0] ?? {}
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = new URL(/^<(.*)>$/.exec(String(headers?.['list-unsubscribe']))?.[1] ?? '')
    expect(address.href).toBe(`${site()}/functions/v1/newsletter-unsubscribe?token=${token}`)

    const click = async (body: URLSearchParams | FormData) => {
      body.set('List-Unsubscribe', 'One-Click')
      const response = await fetch(client.urlOf('unsubscribe') + address.search, {
        method: 'POST',
        body,
        redirect: 'manual',
      })
      return { status: response.status, body: await response.json() }
    }
    expect(await click(new URLSearchParams())).toEqual(followed('unsubscribed'))
    const unsubscribed = await client.stored(email)
    expect(unsubscribed).toMatchObject([{ status: 'unsubscribed', unsubscribed_at: expect.any(String) }])
    expect(await click(new FormData())).toEqual(followed('unsubscribed', true))
    expect(await client.stored(email)).toEqual(unsubscribed)
  })

  it('works before confirming, too', async () => {
    const { email, token } = await client.requested()
    expect(await client.post('unsubscribe', { token })).toEqual(followed('unsubscribed'))
    expect(await client.post('confirm', { token })).toEqual(followed('unsubscribed', true))
    expect(await client.statusOf(email)).toEqual(['unsubscribed'])
  })
})

describe('without JavaScript', () => {
  it('every step redirects to the page that says so', async () => {
    const email = uniqueEmail()
    expect(await client.postForm('subscribe', { email, page: '/evaluation' })).toBe(
      '/newsletter#confirm-sent',
    )
    const [mail] = await client.mailsTo(email, 1)
    const token = mail ? tokenIn(mail) : ''
    expect(await client.postForm('confirm', { token })).toBe('/newsletter#confirmed')
    expect(await client.postForm('confirm', { token })).toBe('/newsletter#on-the-list')
    expect(await client.statusOf(email)).toEqual(['confirmed'])
    expect(await client.postForm('unsubscribe', { token })).toBe('/newsletter#unsubscribed')
    expect(await client.postForm('unsubscribe', { token })).toBe('/newsletter#off-the-list')
    expect(await client.statusOf(email)).toEqual(['unsubscribed'])
    expect(await client.postForm('confirm', { token: 'unknown' })).toBe('/newsletter#expired')
  })

  it('a failure redirects there, too', async () => {
    expect(await client.postForm('subscribe', { email: 'nobody' })).toBe('/newsletter#invalid')
    const long = { email: uniqueEmail(), page: '/contact', filling: 'x'.repeat(120_000) }
    expect(await client.postForm('subscribe', long)).toBe('/newsletter#failed')
    expect(await client.postForm('unsubscribe', { token: 'x'.repeat(120_000) })).toBe(
      '/newsletter#unsubscribe-failed',
    )
    expect(await client.postForm('unsubscribe', { token: 'unknown' })).toBe('/newsletter#expired')
  })
})
