/** What is stored as evidence of a form: only what the sender could not have made up. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { siteForm, uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'

const HOUR = 3600

const local = await sharedBackend()

const url = (name: string) => local.stack.routes[`/functions/v1/${name}`] ?? ''
const post = (body: object, headers?: Record<string, string>) => local.post('send-lead-email', body, headers)

async function stored(email: string) {
  const [lead] = await local.leads(email)
  return {
    score: lead?.score,
    proof: { captured_by: lead?.captured_by, form_opened_at: lead?.form_opened_at },
    captured: lead?.lead_consents.map(({ captured_by }) => captured_by),
  }
}

describe('a lead counts as sent by our own form', () => {
  it('when it carries the token that the form got, and the time of that token is stored', async () => {
    const response = await fetch(url('form-token'), { method: 'POST' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = await response.json()
    expect(answer).toEqual({ token: expect.any(String), countsAfterMs: expect.any(Number) })
    const email = uniqueEmail()
    const before = Date.now()
    expect((await post({ ...siteForm(email), formToken: answer.token })).status).toBe(200)
    const { captured, proof } = await stored(email)
    expect(captured).toEqual(['signed-form', 'signed-form'])
    expect(proof).toMatchObject({ captured_by: 'signed-form' })
    expect(Math.abs(Date.parse(String(proof?.form_opened_at)) - before)).toBeLessThan(HOUR * 1000)
  })

  it.each([
    ['a submission id alone', async () => ({})],
    ['a made-up token', async () => ({ formToken: `abc.${randomUUID()}.0.${'0'.repeat(64)}` })],
    [
      'a token whose time was changed',
      async () => ({ formToken: (await local.formToken(60)).replace(/^\w+/, '0') }),
    ],
    ['a token of more than 24 hours ago', async () => ({ formToken: await local.formToken(24 * HOUR + 1) })],
    ['a token from the future', async () => ({ formToken: await local.formToken(-2 * HOUR) })],
    ['something else for a token', async () => ({ formToken: { toString: 'x' } })],
  ])('but not with %s', async (_name, fields) => {
    const email = uniqueEmail()
    expect((await post({ ...siteForm(email), ...(await fields()) })).status).toBe(200)
    const { captured, proof } = await stored(email)
    expect(captured).toEqual(['direct-post', 'direct-post'])
    expect(proof).toMatchObject({ captured_by: 'direct-post', form_opened_at: null })
  })

  it('and a form posted without JavaScript is recorded as such', async () => {
    const email = uniqueEmail()
    const { submissionId: _, utm: __, consent: ___, ...fields } = siteForm(email)
    const body = new URLSearchParams({ ...fields, consents: 'shown', emailConsent: 'on' })
    const response = await fetch(url('send-lead-email'), { method: 'POST', body, redirect: 'manual' })
    expect(response.headers.get('location')).toBe('/evaluation?lead=sent#lead-sent')
    expect((await stored(email)).captured).toEqual(['unsigned-form', 'unsigned-form'])
  })
})

describe('the score counts', () => {
  const claims = {
    tracking: { timeOnPage: 600, userAgent: 'Test', formStartedAt: null },
    utm: { source: 'google', medium: 'cpc' },
    referrer: 'https://www.google.com/',
  }

  it('nothing that an unknown sender claims', async () => {
    const email = uniqueEmail()
    await post({ ...siteForm(email), ...claims })
    expect((await stored(email)).score).toBe(0)
  })

  it('the time since our form was opened, and the visit that our form reports', async () => {
    const email = uniqueEmail()
    await post({ ...siteForm(email), ...claims, formToken: await local.formToken(65) })
    // 20 + 20 for 65 s, 15 + 10 for the campaign, 25 for the evaluation page, 10 for Google; capped.
    expect((await stored(email)).score).toBe(100)
    const late = uniqueEmail()
    await post({ ...siteForm(late), ...claims, formToken: await local.formToken(31) })
    expect((await stored(late)).score).toBe(80)
  })

  it('without JavaScript, the page and campaign that the browser names', async () => {
    const email = uniqueEmail()
    const { submissionId: _, utm: __, consent: ___, ...fields } = siteForm(email)
    const referer = 'http://127.0.0.1/evaluation?utm_source=letter'
    const body = new URLSearchParams(fields)
    await fetch(url('send-lead-email'), { method: 'POST', body, headers: { referer }, redirect: 'manual' })
    expect((await stored(email)).score).toBe(40)
  })
})

describe('the network address of a sender', () => {
  const hashOf = async (header: string) => {
    const email = uniqueEmail()
    await post({ ...siteForm(email), formToken: await local.formToken(60) }, { 'x-forwarded-for': header })
    return (await local.leads(email))[0]?.address_hash
  }

  it('is what our own proxy saw, whatever the sender put before it', async () => {
    const hash = await hashOf('203.0.113.7')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await hashOf('198.51.100.1, 203.0.113.7')).toBe(hash)
    expect(await hashOf('203.0.113.7, 198.51.100.1')).not.toBe(hash)
    expect(await hashOf('203.0.113.7, nonsense')).toBeNull()
  })
})
