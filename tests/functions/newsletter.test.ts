/** The double opt-in over HTTP: Deno, Postgres and the mailbox are the real ones. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newsletter } from '../../content/newsletter.ts'
import { type Local, startLocal } from '../support/local.ts'
import { someone } from '../support/payloads.ts'

type Action = 'subscribe' | 'confirm' | 'unsubscribe'
const INVALID = 'Please enter a valid email address'

const Subscribers = v.array(
  v.looseObject({
    email: v.string(),
    status: v.string(),
    confirmed_at: v.nullable(v.string()),
    unsubscribed_at: v.nullable(v.string()),
    newsletter_requests: v.array(
      v.looseObject({ id: v.string(), token_hash: v.string(), status: v.string(), attempts: v.number() }),
    ),
  }),
)
const Mails = v.array(
  v.looseObject({
    to: v.array(v.looseObject({ address: v.string() })),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    headers: v.object({
      'list-unsubscribe': v.string(),
      'list-unsubscribe-post': v.string(),
      'message-id': v.string(),
    }),
  }),
)

let local: Local
beforeAll(async () => {
  local = await startLocal()
})
afterAll(() => local.stop())

const urlOf = (action: Action) => local.stack.routes[`/functions/v1/newsletter-${action}`] ?? ''
const site = () => `http://127.0.0.1:${local.settings.port}`

async function post(action: Action, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(urlOf(action), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
const subscribe = (email: string) => post('subscribe', { email })
const ACCEPTED = { status: 200, body: {} }
const REFUSED = { status: 422, body: { error: { code: 'invalid', fields: { token: expect.any(String) } } } }

/** What a browser without JavaScript sends; resolves to where it is led. */
async function postForm(action: Action, fields: Record<string, string>, referer = '') {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { referer } }
  const response = await fetch(urlOf(action), { ...init, redirect: 'manual' })
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

/** Everything stored about an address, however it is spelled. */
async function stored(email: string) {
  const query = new URLSearchParams({ select: '*,newsletter_requests(*)', email: `ilike.${email}` })
  const response = await fetch(`${local.stack.databaseUrl}/rest/v1/newsletter_subscribers?${query}`, {
    headers: { apikey: local.stack.keys.SUPABASE_SECRET_KEY },
  })
  return v.parse(Subscribers, await response.json())
}
const statusOf = async (email: string) => (await stored(email)).map(({ status }) => status)
const requestsOf = async (email: string) =>
  (await stored(email)).flatMap((row) => row.newsletter_requests.map(({ status }) => status))

/** The mails to an address, once `count` of them have arrived and every request is settled. */
async function mailsTo(email: string, count: number) {
  return vi.waitFor(
    async () => {
      const all: unknown = await (await fetch(`${local.stack.mailboxUrl}/email`)).json()
      const mails = v.parse(
        Mails,
        (all as { to: { address: string }[] }[]).filter(({ to }) =>
          to.some(({ address }) => address === email),
        ),
      )
      expect(mails).toHaveLength(count)
      expect(new Set(await requestsOf(email))).toEqual(new Set(['sent']))
      return mails
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** The code in a mail's link. */
const tokenIn = ({ text }: { text: string }) =>
  /\?newsletter=(c[0-9a-f]{31})#newsletter-confirm/.exec(text)?.[1] ?? ''

/** Subscribes somebody and opens the mail. */
async function asked(email = someone()) {
  expect(await subscribe(email)).toEqual(ACCEPTED)
  const [mail] = await mailsTo(email, 1)
  if (!mail) throw new Error('no mail')
  return { email, mail, token: tokenIn(mail) }
}
async function subscribed(email = someone()) {
  const { token } = await asked(email)
  expect(await post('confirm', { token })).toEqual(ACCEPTED)
  return { email, token }
}

/** Runs `sql` on the database itself, which is stopped meanwhile: time passes, or a worker dies. */
async function onStoppedDatabase(sql: string) {
  await local.stack.services.database.stop()
  const url = local.settings.databaseUrl
  const connection = url
    ? createPostgresConnection({ url })
    : await createPgliteConnection({ url: join(local.settings.folder, 'data', 'postgres') })
  await connection.exec(sql)
  await connection.close()
  await local.stack.services.database.start()
}

describe('an address', () => {
  it('is asked to confirm, and is on the list once it did', async () => {
    const { email, mail, token } = await asked()
    expect(await stored(email)).toMatchObject([
      { email, status: 'pending', confirmed_at: null, newsletter_requests: [{ confirmed_at: null }] },
    ])

    expect(mail.subject).toBe('Confirm your subscription')
    const link = `${site()}/?newsletter=${token}`
    for (const part of [`${link}#newsletter-confirm`, `${link}#newsletter-unsubscribe`, newsletter.consent])
      expect(mail.text).toContain(part)
    expect(mail.html).toContain(`href="${link}#newsletter-confirm"`)

    expect(await post('confirm', { token })).toEqual(ACCEPTED)
    expect(await stored(email)).toMatchObject([
      {
        status: 'confirmed',
        confirmed_at: expect.any(String),
        newsletter_requests: [{ confirmed_at: expect.any(String) }],
      },
    ])
  })

  it('leaves the evidence of what was shown where, and nothing that would confirm for it', async () => {
    const email = someone()
    const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1', 'user-agent': 'Test Browser' }
    expect(await post('subscribe', { email, page: '/contact' }, headers)).toEqual(ACCEPTED)
    const [mail] = await mailsTo(email, 1)
    const rows = await stored(email)
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
    expect(token).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`203\\.0\\.113|${token}`))
    expect(await post('confirm', { token: rows[0]?.newsletter_requests[0]?.token_hash })).toEqual(REFUSED)
  })

  it('asked for twice is one row and two mails, and either confirms, more than once', async () => {
    const { email, token } = await asked()
    expect(await subscribe(email.toUpperCase())).toEqual(ACCEPTED)
    const tokens = (await mailsTo(email, 2)).map(tokenIn)
    expect(new Set([token, ...tokens]).size).toBe(2)
    for (const each of tokens) {
      expect(await post('confirm', { token: ` ${each.toUpperCase()}\n` })).toEqual(ACCEPTED)
      expect(await statusOf(email)).toEqual(['confirmed'])
    }
  })

  it('that confirmed is sent nothing more, and the answer does not tell', async () => {
    const { email } = await subscribed()
    const before = await stored(email)
    expect(await subscribe(email)).toEqual(ACCEPTED)
    expect(await subscribe(email.toUpperCase())).toEqual(ACCEPTED)
    expect(await stored(email)).toEqual(before)
    expect(await postForm('subscribe', { email })).toBe(await postForm('subscribe', { email: someone() }))
  })

  it('asked for fifty times at once is one row and three mails, and each confirms', async () => {
    const email = someone()
    const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(email)))
    expect(answers).toEqual(Array.from({ length: 50 }, () => ACCEPTED))
    const tokens = (await mailsTo(email, 3)).map(tokenIn)
    expect(new Set(tokens).size).toBe(3)
    expect(await statusOf(email)).toEqual(['pending'])
    const presses = await Promise.all(tokens.map((token) => post('confirm', { token })))
    expect(presses).toEqual([ACCEPTED, ACCEPTED, ACCEPTED])
    expect(await statusOf(email)).toEqual(['confirmed'])
  })
})

describe('what is no address', () => {
  it.each([
    ['a name', 'nobody'],
    ['two addresses', 'a@example.com,b@example.com'],
    ['a header', 'a@example.com\nBcc: b@example.com'],
    ['nothing', ''],
  ])('%s is answered 422', async (_name, email) => {
    const answer = { status: 422, body: { error: { code: 'invalid', fields: { email: INVALID } } } }
    expect(await subscribe(email)).toEqual(answer)
  })

  it.each([
    ['broken JSON', '{"email":', {}, 400, 'unreadable'],
    ['a list', '[]', {}, 422, 'invalid'],
    ['a number', '4', {}, 422, 'invalid'],
    ['a body of 1 MB', JSON.stringify({ email: 'x'.repeat(1_000_000) }), {}, 413, 'too_large'],
    ['another content type', 'a@example.com', { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
  ])('%s is refused', async (_name, body, headers, status, code) => {
    const error = { code, ...(code === 'invalid' ? { fields: { email: INVALID } } : {}) }
    expect(await post('subscribe', body, headers)).toEqual({ status, body: { error } })
  })

  it('is a GET', async () => {
    const response = await fetch(urlOf('subscribe'))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    await response.body?.cancel()
  })

  it('is a preflight: the headers of the browser client may be sent', async () => {
    const response = await fetch(urlOf('subscribe'), { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey')
  })
})

describe('a code', () => {
  it.each<[Action, unknown]>([
    ['confirm', { token: '0'.repeat(32) }],
    ['confirm', { token: '' }],
    ['confirm', {}],
    ['confirm', []],
    ['unsubscribe', { token: 'x'.repeat(200) }],
    ['unsubscribe', { token: { nested: true } }],
  ])('of nobody does not %s: %j', async (action, body) => {
    expect(await post(action, body)).toEqual(REFUSED)
  })

  it('changes nothing when a program that checks mail follows its links', async () => {
    const { email, token } = await asked()
    for (const [action, fragment] of [
      ['confirm', 'newsletter-confirm'],
      ['unsubscribe', 'newsletter-unsubscribe'],
    ] as const)
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(`${urlOf(action)}?token=${token}`, { method, redirect: 'manual' })
        expect(response.status).toBe(303)
        expect(response.headers.get('location')).toBe(`/?newsletter=${token}#${fragment}`)
      }
    expect(await statusOf(email)).toEqual(['pending'])
    expect((await fetch(`${urlOf('confirm')}?token=${token}`, { method: 'PUT' })).status).toBe(405)
  })
})

describe('leaving', () => {
  it('takes one click in the mail program, in either body it may send, and no more', async () => {
    const { email, token } = await subscribed()
    const { headers } = (await mailsTo(email, 1))[0] ?? {}
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = new URL(/^<(.*)>$/.exec(headers?.['list-unsubscribe'] ?? '')?.[1] ?? '')
    expect(address.href).toBe(`${site()}/functions/v1/newsletter-unsubscribe?token=${token}`)

    const click = async (body: URLSearchParams | FormData) => {
      body.set('List-Unsubscribe', 'One-Click')
      const response = await fetch(urlOf('unsubscribe') + address.search, {
        method: 'POST',
        body,
        redirect: 'manual',
      })
      return { status: response.status, body: await response.json() }
    }
    expect(await click(new URLSearchParams())).toEqual(ACCEPTED)
    const left = await stored(email)
    expect(left).toMatchObject([{ status: 'unsubscribed', unsubscribed_at: expect.any(String) }])
    expect(await click(new FormData())).toEqual(ACCEPTED)
    expect(await stored(email)).toEqual(left)
  })

  it('is final for the old mail, and a new request starts again', async () => {
    const { email, token } = await subscribed()
    expect(await post('unsubscribe', { token })).toEqual(ACCEPTED)
    expect(await post('confirm', { token })).toEqual(REFUSED)
    expect(await statusOf(email)).toEqual(['unsubscribed'])

    expect(await subscribe(email)).toEqual(ACCEPTED)
    const fresh = (await mailsTo(email, 2)).map(tokenIn).find((other) => other !== token)
    expect(await statusOf(email)).toEqual(['pending'])
    expect(await post('confirm', { token: fresh })).toEqual(ACCEPTED)
    expect(await statusOf(email)).toEqual(['confirmed'])
  })

  it('works before confirming, too', async () => {
    const { email, token } = await asked()
    expect(await post('unsubscribe', { token })).toEqual(ACCEPTED)
    expect(await post('confirm', { token })).toEqual(REFUSED)
    expect(await statusOf(email)).toEqual(['unsubscribed'])
  })
})

describe('without JavaScript', () => {
  it('leads back to the page, then from the mail through both buttons', async () => {
    const email = someone()
    expect(await postForm('subscribe', { email, page: '/evaluation' })).toBe(
      '/evaluation#newsletter-confirm-sent',
    )
    const [mail] = await mailsTo(email, 1)
    const token = mail ? tokenIn(mail) : ''
    expect(await postForm('confirm', { token })).toBe('/#newsletter-confirmed')
    expect(await statusOf(email)).toEqual(['confirmed'])
    expect(await postForm('unsubscribe', { token })).toBe('/#newsletter-unsubscribed')
    expect(await statusOf(email)).toEqual(['unsubscribed'])
    expect(await postForm('confirm', { token })).toBe('/#newsletter-expired')
  })

  it('says what went wrong, on the page where it did', async () => {
    const referer = `${site()}/join?utm_source=google`
    expect(await postForm('subscribe', { email: 'nobody' }, referer)).toBe('/join#newsletter-invalid')
    const long = { email: someone(), page: '/contact', filling: 'x'.repeat(40_000) }
    expect(await postForm('subscribe', long, referer)).toBe('/join#newsletter-failed')
    expect(await postForm('unsubscribe', { token: 'x'.repeat(40_000) })).toBe('/#newsletter-failed')
    expect(await postForm('unsubscribe', { token: 'unknown' })).toBe('/#newsletter-expired')
  })
})

describe('while the mail server is down', () => {
  it('the visitor is answered, and each mail arrives once when it is back, unless it is not wanted any more', async () => {
    const [waiting, leaving] = [someone(), someone()]
    const { token } = await asked(leaving)
    await local.stack.services.mailbox.stop()
    expect(await subscribe(waiting)).toEqual(ACCEPTED)
    expect(await subscribe(leaving)).toEqual(ACCEPTED)
    await vi.waitFor(async () => {
      expect((await stored(waiting))[0]?.newsletter_requests).toMatchObject([{ status: 'due', attempts: 1 }])
      expect((await requestsOf(leaving)).sort()).toEqual(['due', 'sent'])
    }, 10_000)
    expect(await post('unsubscribe', { token })).toEqual(ACCEPTED)
    expect((await requestsOf(leaving)).sort()).toEqual(['sent', 'void'])

    await local.stack.services.mailbox.start()
    const [mail] = await mailsTo(waiting, 1)
    expect(await post('confirm', { token: mail ? tokenIn(mail) : '' })).toEqual(ACCEPTED)
  })
})

describe('while the database is stopped', () => {
  it('nobody is told that anything happened, and trying again later works', async () => {
    const { email, token } = await asked()
    const other = someone()
    await local.stack.services.database.stop()
    const out = { status: 503, body: { error: { code: 'store_unavailable' } } }
    expect(await subscribe(other)).toEqual(out)
    expect(await post('confirm', { token })).toEqual(out)
    expect(await post('unsubscribe', { token })).toEqual(out)
    expect(await postForm('subscribe', { email: other, page: '/join' })).toBe('/join#newsletter-failed')
    expect(await postForm('confirm', { token })).toBe('/#newsletter-failed')
    await local.stack.services.database.start()
    expect(await stored(other)).toEqual([])
    expect(await post('confirm', { token })).toEqual(ACCEPTED)
    expect(await statusOf(email)).toEqual(['confirmed'])
    await asked(other)
  })
})

describe('time', () => {
  it('ends a link after seven days and the limit after one, and frees the mail of a worker that died', async () => {
    const [fresh, old, limited, stuck] = [await asked(), await asked(), await asked(), await asked()]
    for (let times = 0; times < 3; times++) expect(await subscribe(limited.email)).toEqual(ACCEPTED)
    await mailsTo(limited.email, 3)
    const change = (email: string, set: string) =>
      `update newsletter_requests as r set ${set} from newsletter_subscribers as s
       where s.id = r.subscriber_id and s.email = '${email}';`
    const pass = (email: string, time: string) =>
      change(
        email,
        `requested_at = r.requested_at - interval '${time}', settled_at = r.settled_at - interval '${time}'`,
      )
    await onStoppedDatabase(
      [
        pass(fresh.email, '6 days 23 hours'),
        pass(old.email, '7 days'),
        pass(limited.email, '24 hours'),
        change(stuck.email, "status = 'sending', attempts = 1, leased_until = now()"),
      ].join('\n'),
    )

    expect(await post('confirm', { token: fresh.token })).toEqual(ACCEPTED)
    expect(await post('confirm', { token: old.token })).toEqual(REFUSED)
    expect(await postForm('confirm', { token: old.token })).toBe('/#newsletter-expired')
    expect([await statusOf(fresh.email), await statusOf(old.email)]).toEqual([['confirmed'], ['pending']])
    // The way out has no end.
    expect(await post('unsubscribe', { token: old.token })).toEqual(ACCEPTED)

    expect(await subscribe(limited.email)).toEqual(ACCEPTED)
    await mailsTo(limited.email, 4)

    // Whether the first try arrived, nobody knew: the mail comes again, and is the same one.
    const again = await mailsTo(stuck.email, 2)
    expect(again.map(tokenIn)).toEqual([stuck.token, stuck.token])
    expect(new Set(again.map(({ headers }) => headers['message-id'])).size).toBe(1)
    expect(await stored(stuck.email)).toMatchObject([{ newsletter_requests: [{ attempts: 2 }] }])
  })
})

describe('nobody but the service role', () => {
  const rest = (path: string, init: RequestInit = {}, key = local.stack.keys.SUPABASE_PUBLISHABLE_KEY) =>
    fetch(`${local.stack.databaseUrl}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: key, 'content-type': 'application/json' },
    })
  const settle = (id: string) => ({ request: id, attempt: 1, failure: 'taken over', retry_seconds: null })

  it.each(['newsletter_subscribers', 'newsletter_requests'])('reads %s', async (table) => {
    await subscribe(someone())
    const response = await rest(`${table}?select=*`)
    const rows: unknown = await response.json()
    expect(response.ok ? rows : []).toEqual([])
  })

  it.each([
    ['request_newsletter', { request: {}, mails_per_day: 100 }],
    ['confirm_newsletter', { hashed_token: '', lifetime_days: 7 }],
    ['unsubscribe_newsletter', { hashed_token: '' }],
    ['claim_newsletter_mails', { batch: 1, lease_seconds: 1 }],
    ['settle_newsletter_mail', settle(randomUUID())],
  ])('calls %s', async (name, parameters) => {
    const response = await rest(`rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) })
    expect([401, 403]).toContain(response.status)
    await response.body?.cancel()
  })

  it('settles a mail, and then only the worker that holds it', async () => {
    const { email } = await asked()
    const id = (await stored(email))[0]?.newsletter_requests[0]?.id ?? ''
    const init = { method: 'POST', body: JSON.stringify(settle(id)) }
    const response = await rest('rpc/settle_newsletter_mail', init, local.stack.keys.SUPABASE_SECRET_KEY)
    expect(await response.json()).toBe(false)
    expect(await requestsOf(email)).toEqual(['sent'])
  })
})
