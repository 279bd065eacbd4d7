/** The newsletter's functions from request to answer, where the real store cannot show it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allDelivered } from '../../supabase/functions/_shared/mail/delivery.ts'
import { createSendMail } from '../../supabase/functions/_shared/mail/send.ts'
import { confirmationEmail } from '../../supabase/functions/_shared/newsletter/email.ts'
import { handleToken } from '../../supabase/functions/_shared/newsletter/handle-token.ts'
import type { NewsletterRequest } from '../../supabase/functions/_shared/newsletter/store.ts'
import { handle } from '../../supabase/functions/newsletter-subscribe/handle.ts'

const SITE = 'https://northbow.example'
const HERE = 'https://project.supabase.co/functions/v1/newsletter'
const JSON_TYPE = { 'content-type': 'application/json' }
const EMAIL = 'ada@example.com'

/** The function that subscribes; `answer` is what the store says. */
function start(answer: () => Promise<boolean>, siteUrl?: string) {
  const seen = { asked: [] as NewsletterRequest[], wakes: 0, log: [] as string[] }
  const ask = (init: RequestInit) =>
    handle(new Request(HERE, { method: 'POST', ...init }), {
      request: (request) => {
        seen.asked.push(request)
        return answer()
      },
      hashAddress: async () => 'hash',
      deriveToken: async (id) => `token of ${id}`,
      startDelivery: () => void seen.wakes++,
      newId: () => 'id',
      siteUrl,
      log: (line) => void seen.log.push(line),
    })
  return { ask, seen }
}

describe('subscribing', () => {
  it.each([true, false])('answers alike, and delivers only when a mail is due: %s', async (due) => {
    const { ask, seen } = start(async () => due)
    const response = await ask({ body: JSON.stringify({ email: ` ${EMAIL} ` }), headers: JSON_TYPE })
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(seen).toMatchObject({ asked: [{ email: EMAIL, page: '/' }], wakes: Number(due), log: [] })
    expect(JSON.stringify(seen.asked)).not.toContain('token of')
  })

  it('cuts what is too long of the browser, and takes any page for one of the site', async () => {
    const { ask, seen } = start(async () => true)
    const body = JSON.stringify({ email: EMAIL, page: 'https://evil.example//x?y#z' })
    await ask({ body, headers: { ...JSON_TYPE, 'user-agent': 'x'.repeat(2000) } })
    expect(seen.asked).toMatchObject([{ page: '/x', userAgent: 'x'.repeat(500) }])
  })

  it('says nothing of the visitor when the store is out', async () => {
    const { ask, seen } = start(() => Promise.reject(new Error(`Failing row contains (${EMAIL})`)))
    const response = await ask({ body: JSON.stringify({ email: EMAIL }), headers: JSON_TYPE })
    expect([response.status, await response.json()]).toEqual([503, { error: { code: 'store_unavailable' } }])
    expect(seen).toMatchObject({ wakes: 0, log: [expect.not.stringContaining(EMAIL)] })
  })

  it('never leads a native form off the site', async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '\t',
      'https:',
      'evil.example',
    )
    const page = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.array(piece).map((parts) => parts.join('')),
    )
    await fc.assert(
      fc.asyncProperty(page, fc.constantFrom(undefined, SITE), async (text, siteUrl) => {
        const { ask } = start(async () => true, siteUrl)
        const response = await ask({ body: new URLSearchParams({ email: EMAIL, page: text }) })
        const { origin, hash } = new URL(response.headers.get('location') ?? '', SITE)
        expect({ origin, hash }).toEqual({ origin: SITE, hash: '#newsletter-confirm-sent' })
      }),
    )
  })
})

describe('a code', () => {
  const press = (init: RequestInit, { query = '', apply = async () => true } = {}) => {
    const log: string[] = []
    const answer = handleToken(new Request(HERE + query, { method: 'POST', ...init }), {
      action: 'unsubscribe',
      apply,
      siteUrl: SITE,
      log: (line) => void log.push(line),
    })
    return { answer, log }
  }

  it('in the address is one click: no redirect, whatever the body', async () => {
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    for (const init of [{ body: form }, { body: 'anything' }, {}]) {
      const response = await press(init, { query: '?token=abc' }).answer
      expect([response.status, await response.json()]).toEqual([200, {}])
    }
  })

  it('that the store refuses to take says why only to the operator', async () => {
    const failing = { apply: () => Promise.reject(new Error(`row of ${EMAIL}`)) }
    const { answer, log } = press({ body: new URLSearchParams({ token: 'abc' }) }, failing)
    expect((await answer).headers.get('location')).toBe(`${SITE}/#newsletter-failed`)
    expect(log).toEqual([expect.not.stringContaining(EMAIL)])
  })

  it('is carried to the site as text, whatever it is', async () => {
    const query = `?token=${encodeURIComponent('"><script>#/\r\n')}`
    const response = await press({ method: 'GET' }, { query }).answer
    const url = new URL(response.headers.get('location') ?? '')
    expect([url.origin, url.hash]).toEqual([SITE, '#newsletter-unsubscribe'])
    expect(url.searchParams.get('newsletter')).toBe('"><script>#/\r\n')
    expect(url.search).not.toMatch(/[<>"\r\n]/)
  })
})

it('the mail goes by Resend to the subscriber alone, with the headers for one click', async () => {
  const received: unknown[] = []
  const server = createServer(async (request, response) => {
    received.push([request.headers['idempotency-key'], await json(request)])
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings: Record<string, string> = {
    RESEND_API_KEY: 're_key',
    RESEND_URL: `http://127.0.0.1:${port}`,
    TEAM_EMAIL: 'team@northbow.example',
  }
  const email = confirmationEmail(EMAIL, 'abc', { site: SITE, functions: SITE })
  await createSendMail((name) => settings[name])('request-1', email)
  server.close()
  expect(received).toEqual([['request-1', expect.objectContaining({ to: EMAIL, headers: email.headers })]])
})

describe('two outboxes', () => {
  const report = (sent: number, failed: number) => Promise.resolve({ sent, failed })

  it('are reported as one', async () => {
    expect(await allDelivered([report(1, 2), report(30, 40)])).toEqual({ sent: 31, failed: 42 })
    expect(await allDelivered([])).toEqual({ sent: 0, failed: 0 })
  })

  it('are both emptied though one cannot be read', async () => {
    let finish = (_: { sent: number; failed: number }) => {}
    let settled = false
    const slow = new Promise<{ sent: number; failed: number }>((resolve) => {
      finish = resolve
    })
    const both = allDelivered([Promise.reject(new Error('unreachable')), slow]).finally(() => {
      settled = true
    })
    const outcome = expect(both).rejects.toThrow('unreachable')
    await Promise.resolve()
    expect(settled).toBe(false)
    finish({ sent: 1, failed: 0 })
    await outcome
  })
})
