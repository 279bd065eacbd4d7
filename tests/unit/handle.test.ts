/** The lead function from request to response, with a store in memory. */
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClientIdentification } from '../../supabase/functions/_shared/http/client.ts'
import type { ScreenedLead } from '../../supabase/functions/_shared/lead/parse.ts'
import type { Submission } from '../../supabase/functions/_shared/lead/store.ts'
import { handle } from '../../supabase/functions/send-lead-email/handle.ts'

const FUNCTION_URL = 'https://backend.example/functions/v1/send-lead-email'
const JSON_TYPE = { 'content-type': 'application/json' }
const LEAD = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  phone: '(403) 555-0101',
  message: 'What is my condo worth?',
  source: 'evaluation-page',
  page: '/evaluation',
}

/** The function with its dependencies; by default it stores leads in memory, by the database's rules. */
function start(submitLead?: (lead: ScreenedLead) => Promise<Submission>, siteUrl?: string) {
  const stored = new Map<string, { id: string; lead: ScreenedLead }>()
  const seen = { log: [] as string[], deliveries: 0, now: new Date('2026-11-20T18:00:00Z') }
  const store = async (lead: ScreenedLead): Promise<Submission> => {
    const before = stored.get(lead.submissionId)
    if (!before) stored.set(lead.submissionId, { id: randomUUID(), lead })
    const id = stored.get(lead.submissionId)?.id ?? ''
    return {
      id,
      outcome: !before ? 'stored' : before.lead.message === lead.message ? 'duplicate' : 'conflict',
    }
  }
  const send = (init: RequestInit) =>
    handle(new Request(FUNCTION_URL, { method: 'POST', ...init }), {
      submitLead: submitLead ?? store,
      identifyClient: createClientIdentification(async (text) => `hash of ${text.length} characters`, 1),
      readFormToken: async (token, now) =>
        token === 'valid'
          ? { id: 'token', openedAt: new Date(now.getTime() - 60_000), workDone: true }
          : null,
      asksWork: false,
      minimumFillMs: 2_000,
      startDelivery: () => void seen.deliveries++,
      now: () => seen.now,
      newId: () => randomUUID(),
      siteUrl,
      log: (line) => void seen.log.push(line),
    })
  const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) => send({ body, headers })
  const leads = () => [...stored.values()].map(({ lead }) => lead)
  return { send, post, leads, seen }
}
const json = (fields: object = {}) => JSON.stringify({ ...LEAD, ...fields })

describe('a lead', () => {
  it('is stored, starts delivery once, and is answered with its id', async () => {
    const { post, leads, seen } = start()
    const submissionId = randomUUID()
    const first = await post(json({ submissionId }))
    expect(first.status).toBe(200)
    expect(await first.clone().json()).toEqual({ id: expect.any(String), duplicate: false })
    expect(seen).toMatchObject({ deliveries: 1, log: [] })

    const again = await post(json({ submissionId }))
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual({ id: (await first.json()).id, duplicate: true })
    expect(leads()).toHaveLength(1)
  })

  it('is stored with the hashed network address, the browser, and whether our own form sent it', async () => {
    const { post, leads } = start()
    const headers = {
      ...JSON_TYPE,
      'x-forwarded-for': '198.51.100.200, 203.0.113.7',
      'user-agent': 'Test Browser',
    }
    await post(json({ consent: { email: true, sms: false } }), headers)
    await post(json({ consent: { email: true, sms: false }, formToken: 'valid' }), headers)
    expect(leads()).toMatchObject([
      { addressHash: 'hash of 11 characters', tracking: { userAgent: 'Test Browser' } },
      { consents: [{ capturedBy: 'signed-form' }, { capturedBy: 'signed-form' }] },
    ])
    expect(leads()[0]?.consents[0]?.capturedBy).toBe('direct-post')
    expect(JSON.stringify(leads())).not.toContain('203.0.113.7')
  })

  it('loses only the characters that Postgres cannot store', async () => {
    const { post, leads } = start()
    await post(json({ message: 'A house\0 with half \ud83d an emoji 🏠', utm: { source: 'a\0\udc00b' } }))
    await post(new URLSearchParams({ ...LEAD, message: 'A house\0 by the river' }), {})
    expect(leads()).toMatchObject([
      { message: 'A house with half \ufffd an emoji 🏠', utm: { source: 'a\ufffdb' } },
      { message: 'A house by the river' },
    ])
  })
})

describe('a refused request', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  let pulls = 0
  /** A body without a length, which ends only far beyond what may be read, so that the test does. */
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (++pulls > 1000) controller.close()
      else controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  const streamed = { headers: JSON_TYPE, body: endless, duplex: 'half' }
  const sized = (bytes: number) => {
    const padding = bytes - json({ padding: '' }).length
    return json({ padding: 'x'.repeat(padding) })
  }

  it.each<[string, RequestInit, number, string]>([
    ['broken JSON', { body: '{"firstName":', headers: JSON_TYPE }, 400, 'unreadable'],
    ['an empty body', { headers: JSON_TYPE }, 400, 'unreadable'],
    ['invalid UTF-8', { body: new Uint8Array([34, 255, 34]), headers: JSON_TYPE }, 400, 'unreadable'],
    ['a body of 32 KB and a byte', { body: sized(32 * 1024 + 1), headers: JSON_TYPE }, 413, 'too_large'],
    ['a body without an end', streamed, 413, 'too_large'],
    ['plain text', { body: 'hello' }, 415, 'unsupported_type'],
    ['an upload', { body: new FormData() }, 415, 'unsupported_type'],
    ['no type at all', { body: new Uint8Array([1]) }, 415, 'unsupported_type'],
    ['a list', { body: '[]', headers: JSON_TYPE }, 422, 'invalid'],
    ['an incomplete lead', { body: json({ email: 'grace@' }), headers: JSON_TYPE }, 422, 'invalid'],
  ])('with %s is answered with its error code', async (_name, init, status, code) => {
    const { send, leads, seen } = start()
    const response = await send(init)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ error: { code } })
    expect([leads(), seen.deliveries, seen.log]).toEqual([[], 0, []])
  })

  it('is one whose body has not come in ten seconds, and no earlier', async () => {
    vi.useFakeTimers()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const answered = vi.fn()
    void start()
      .send({ ...streamed, body: new ReadableStream() })
      .then(({ status }) => answered(status))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledWith(400)
    expect(logged).toHaveBeenCalledOnce()
  })

  it('is not one with a body of exactly 32 KB, and is answered however deep its JSON is nested', async () => {
    expect((await start().post(sized(32 * 1024))).status).toBe(200)
    const { status } = await start().post('['.repeat(16_000) + ']'.repeat(16_000))
    expect([400, 422]).toContain(status)
  })

  it.each<[method: string, status: number, header: string, names: string[]]>([
    ['GET', 405, 'allow', ['POST, OPTIONS']],
    ['HEAD', 405, 'allow', ['POST, OPTIONS']],
    ['PUT', 405, 'allow', ['POST, OPTIONS']],
    ['DELETE', 405, 'allow', ['POST, OPTIONS']],
    // What the browser client sends.
    ['OPTIONS', 204, 'access-control-allow-headers', ['authorization', 'apikey', 'content-type']],
    ['OPTIONS', 204, 'access-control-allow-headers', ['x-client-info']],
  ])('by %s is answered %i, with what may be asked in %s', async (method, status, header, names) => {
    const response = await start().send({ method })
    expect(response.status).toBe(status)
    for (const name of names) expect(response.headers.get(header)).toContain(name)
  })
})

it('a lead is refused when the database fails, nothing is delivered and no personal data is logged', async () => {
  const row = 'Failing row contains (Grace, Hopper, grace@example.com, (403) 555-0101)'
  const { post, seen } = start(() => Promise.reject(new Error(row)))
  const response = await post(json())
  expect([response.status, await response.json()]).toEqual([503, { error: { code: 'store_unavailable' } }])
  expect(seen).toMatchObject({
    deliveries: 0,
    log: [expect.not.stringMatching(/Grace|Hopper|example\.com|555/)],
  })
})

describe('a form posted without JavaScript', () => {
  const form = (fields: object = {}) => new URLSearchParams({ ...LEAD, ...fields })

  it('is stored once a day, however often it is sent, and redirects back to its page', async () => {
    const { post, leads, seen } = start()
    // Five in the afternoon in Calgary is midnight UTC.
    for (const [index, time] of ['20T16:59:59', '20T17:00:01', '21T16:59:59'].entries()) {
      seen.now = new Date(`2026-11-${time}-07:00`)
      const { status, headers } = await post(form({ consents: 'shown' }), {})
      expect([status, headers.get('location')]).toEqual([303, '/evaluation?lead=sent#lead-sent'])
      expect(leads()).toHaveLength(index < 2 ? 1 : 2)
    }
    expect(leads()[0]?.consents[0]).toMatchObject({ granted: false, capturedBy: 'unsigned-form' })
  })

  it('may be as long in Chinese as in English', async () => {
    const { post, leads } = start()
    const message = '房'.repeat(5000)
    expect((await post(form({ message }), {})).headers.get('location')).toBe(
      '/evaluation?lead=sent#lead-sent',
    )
    expect(leads()).toMatchObject([{ message }])
  })

  it.each([
    ['invalid', form({ phone: '403' }), '/evaluation?lead=invalid&fields=phone#lead-invalid', undefined],
    ['too large', form({ message: 'x'.repeat(100_000) }), '/contact?lead=failed#lead-failed', undefined],
    ['not stored', form(), '/evaluation?lead=failed#lead-failed', () => Promise.reject(new Error('out'))],
  ])('redirects to the notice when it is %s', async (_name, body, path, submitLead) => {
    const { post, seen } = start(submitLead, 'https://northbow.example')
    const response = await post(body, { referer: 'https://northbow.example/contact' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`https://northbow.example${path}`)
    expect(seen.deliveries).toBe(0)
  })
})
