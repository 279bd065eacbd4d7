/** The newsletter's handlers, in the cases that the tests against the real database cannot show. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMailProvider } from '../../supabase/functions/_shared/mail/send.ts'
import { confirmationEmail } from '../../supabase/functions/_shared/newsletter/email.ts'
import { handleToken } from '../../supabase/functions/_shared/newsletter/handle-token.ts'
import type { FollowedLink, NewsletterRequest } from '../../supabase/functions/_shared/newsletter/store.ts'
import { hashToken } from '../../supabase/functions/_shared/newsletter/token.ts'
import { handle } from '../../supabase/functions/newsletter-subscribe/handle.ts'

const SITE = 'https://northbow.example'
const FUNCTION = 'https://project.supabase.co/functions/v1/newsletter'
const JSON_TYPE = { 'content-type': 'application/json' }
const EMAIL = 'ada@example.com'

/** The subscribe handler with a store that answers by `store`. */
function start(store: () => Promise<{ mail: boolean; waits: boolean }>, siteUrl?: string) {
  const seen = { requests: [] as NewsletterRequest[], deliveries: 0, log: [] as string[] }
  const post = (init: RequestInit) =>
    handle(new Request(FUNCTION, { method: 'POST', ...init }), {
      request: (request) => {
        seen.requests.push(request)
        return store()
      },
      identifyClient: async () => null,
      now: () => new Date(0),
      deriveToken: async (id) => `token of ${id}`,
      startDelivery: () => void seen.deliveries++,
      newId: () => 'id',
      siteUrl,
      log: (line) => void seen.log.push(line),
    })
  return { post, seen }
}

describe('subscribing', () => {
  const STORED = { mail: true, waits: false }

  it.each([
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ])(
    'says nothing of the address, but delivers what there is: %s, and says that it waits: %s',
    async (mail, waits) => {
      const { post, seen } = start(async () => ({ mail, waits }))
      const response = await post({ body: JSON.stringify({ email: ` ${EMAIL} ` }), headers: JSON_TYPE })
      expect([response.status, await response.json()]).toEqual([200, { waits }])
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(seen).toMatchObject({
        requests: [{ email: EMAIL, page: '/' }],
        deliveries: Number(mail),
        log: [],
      })
      expect(JSON.stringify(seen.requests)).not.toContain('token of')
      const native = await post({ body: new URLSearchParams({ email: EMAIL }) })
      expect(native.headers.get('location')).toBe(`/newsletter#confirm-${waits ? 'later' : 'sent'}`)
    },
  )

  it('shortens a long user agent, and reduces a foreign page to its path', async () => {
    const { post, seen } = start(async () => STORED)
    const body = JSON.stringify({ email: EMAIL, page: 'https://evil.example//x?y#z' })
    await post({ body, headers: { ...JSON_TYPE, 'user-agent': 'x'.repeat(2000) } })
    expect(seen.requests).toMatchObject([{ page: '/x', userAgent: 'x'.repeat(500) }])
  })

  it('logs no personal data when the database fails', async () => {
    const { post, seen } = start(() => Promise.reject(new Error(`Failing row contains (${EMAIL})`)))
    const response = await post({ body: JSON.stringify({ email: EMAIL }), headers: JSON_TYPE })
    expect([response.status, await response.json()]).toEqual([503, { error: { code: 'store_unavailable' } }])
    expect(seen).toMatchObject({ deliveries: 0, log: [expect.not.stringContaining(EMAIL)] })
  })

  it.each([
    ...['//evil.example', 'https://evil.example/x', '\\\\evil.example', '/\\evil.example', '@evil.example'],
    ...['javascript:alert(1)', '\t//evil.example', 'blob:https://evil.example/x'],
  ])('never redirects a native form away from the site: %j', async (page) => {
    for (const siteUrl of [undefined, SITE]) {
      const { post } = start(async () => STORED, siteUrl)
      const { headers } = await post({ body: new URLSearchParams({ email: EMAIL, page }) })
      const { origin, pathname } = new URL(headers.get('location') ?? '', SITE)
      expect([origin, pathname]).toEqual([SITE, '/newsletter'])
    }
  })
})

const DONE: FollowedLink = { state: 'unsubscribed', used: false }

describe('a token', () => {
  const send = (
    init: RequestInit,
    { query = '', follow = async (_hash?: string): Promise<FollowedLink | null> => DONE } = {},
  ) => {
    const log: string[] = []
    const response = handleToken(new Request(FUNCTION + query, { method: 'POST', ...init }), {
      action: 'unsubscribe',
      follow,
      siteUrl: SITE,
      log: (line) => void log.push(line),
    })
    return { response, log }
  }

  it('in the address is a one-click unsubscribe: no redirect, whatever the body', async () => {
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    for (const init of [{ body: form }, { body: 'anything' }, {}]) {
      const response = await send(init, { query: '?token=abc' }).response
      expect([response.status, await response.json()]).toEqual([200, DONE])
    }
  })

  it('of 31 digits, as older ones are, is accepted, also when a later mail carries a digit more', async () => {
    const code = `c${'0123456789abcdef'.repeat(2)}`
    const stored = await hashToken(code.slice(0, -1))
    const follow = async (hash?: string) => (hash === stored ? DONE : null)
    const statusOf = async (token: string) =>
      (await send({ body: JSON.stringify({ token }), headers: JSON_TYPE }, { follow }).response).status
    expect(await statusOf(code.slice(0, -1))).toBe(200)
    expect(await statusOf(code)).toBe(200)
    for (const other of [code.slice(0, -2), `${code}0`, `d${code.slice(1)}`])
      expect(await statusOf(other)).toBe(422)
  })

  it('comes back for another try when the database fails, and no personal data is logged', async () => {
    const failing = { follow: () => Promise.reject(new Error(`row of ${EMAIL}`)) }
    const { response, log } = send({ body: new URLSearchParams({ token: 'abc' }) }, failing)
    expect((await response).headers.get('location')).toBe(`${SITE}/newsletter?token=abc#unsubscribe-failed`)
    expect(log).toEqual([expect.not.stringContaining(EMAIL)])
  })

  it('is passed on to the site as text, whatever it contains', async () => {
    const query = `?token=${encodeURIComponent('"><script>#/\r\n')}`
    const response = await send({ method: 'GET' }, { query }).response
    const url = new URL(response.headers.get('location') ?? '')
    expect([url.origin, url.pathname, url.hash]).toEqual([SITE, '/newsletter', '#unsubscribe'])
    expect(url.searchParams.get('token')).toBe('"><script>#/\r\n')
    expect(url.search).not.toMatch(/[<>"\r\n]/)
  })
})

it('Resend sends the confirmation mail to the subscriber alone, with the one-click headers', async () => {
  const received: unknown[] = []
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const request = new Request(...call)
    received.push([request.headers.get('idempotency-key'), await request.json()])
    return Response.json({ id: '1' })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const settings = new Map([
    ['RESEND_API_KEY', 're_key'],
    ['TEAM_EMAIL', 'team@northbow.example'],
  ])
  const email = confirmationEmail(EMAIL, 'abc', { site: SITE, functions: SITE })
  await createMailProvider((name) => settings.get(name)).send('request-1', email)
  expect(received).toEqual([['request-1', expect.objectContaining({ to: EMAIL, headers: email.headers })]])
})
