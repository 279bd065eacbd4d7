/** The lead function over HTTP, with the real Deno, Postgres and SMTP. */
import { describe, expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { eventually } from '../support/eventually.ts'
import { firstPayload, secondPayload, siteForm, uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'

const local = await sharedBackend()
const url = local.stack.routes['/functions/v1/send-lead-email'] ?? ''

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const apikey = local.stack.keys.SUPABASE_PUBLISHABLE_KEY
  const response = await local.post('send-lead-email', body, { apikey, ...headers })
  return { status: response.status, body: await response.json() }
}

describe('a valid lead', () => {
  it.each([
    ['first', firstPayload],
    ['second', secondPayload],
  ])('of the %s bare payload is stored once and mailed once', async (_name, payload) => {
    const email = uniqueEmail()
    expect(await post(payload(email))).toMatchObject({ status: 200, body: { duplicate: false } })
    expect(await local.leads(email)).toHaveLength(1)
    await eventually(async () => expect(await local.mails(email)).toHaveLength(1))
    await eventually(async () =>
      expect((await local.leads(email))[0]?.deliveries).toMatchObject([{ status: 'sent' }]),
    )
  })

  it('is stored and mailed with its score, tags, pipeline and campaign', async () => {
    const email = uniqueEmail()
    await post({ ...siteForm(email), formToken: await local.formToken(65) })
    const [lead] = await local.leads(email)
    // 20 + 20 for 65 s, 15 for the campaign, 25 for the evaluation page, 10 for Google.
    expect(lead).toMatchObject({
      score: 90,
      tags: ['website-lead', 'northbow-team', 'evaluation-page', 'Lead Score: 90', 'High Quality Lead'],
      pipeline_title: 'Home Evaluation Request',
      utm: { source: 'newsletter', medium: 'email', campaign: 'fall', term: '', content: '' },
    })
    expect(Number(lead?.pipeline_value_cad)).toBe(25_000)
    const [mail] = await eventually(async () => {
      const mails = await local.mails(email)
      expect(mails).toHaveLength(1)
      return mails
    })
    for (const part of [
      ...['Grace Hopper', '(403) 555-0101', 'what my condo is worth', '90 of 100', '25,000 CAD'],
      ...['utm_campaign: fall'],
    ])
      expect(mail?.text).toContain(part)
    expect(mail?.headers['reply-to']).toBe(email)
  })

  it('leaves a record of each consent: its wording, and whether the box was pre-ticked', async () => {
    const email = uniqueEmail()
    await post({ ...siteForm(email), formToken: await local.formToken(65) })
    const [lead] = await local.leads(email)
    expect(lead?.lead_consents).toEqual([
      expect.objectContaining({
        channel: 'email',
        granted: true,
        pre_ticked: true,
        captured_by: 'signed-form',
        wording: site.consent.email.label,
        wording_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
      expect.objectContaining({ channel: 'sms', granted: true, pre_ticked: false }),
    ])
  })
})

describe('a repeated submission id', () => {
  it('with the same content is a duplicate and stores no second lead', async () => {
    const email = uniqueEmail()
    const lead = siteForm(email)
    const first = await post(lead)
    const again = await post({ ...lead, timestamp: '2026-11-20T19:00:00.000Z' })
    expect(again).toEqual({ status: 200, body: { id: first.body.id, duplicate: true } })
    expect(await local.leads(email)).toHaveLength(1)
  })

  it('with changed content is a conflict and leaves the first lead unchanged', async () => {
    const email = uniqueEmail()
    const lead = siteForm(email)
    await post(lead)
    expect(await post({ ...lead, message: 'Something else entirely.' })).toEqual({
      status: 409,
      body: { error: { code: 'conflict' } },
    })
    expect(await local.leads(email)).toMatchObject([{ message: lead.message }])
  })
})

describe('an invalid request', () => {
  it('is answered 422 with each invalid field and its message', async () => {
    expect(await post({ ...firstPayload('nobody'), phone: '403' })).toEqual({
      status: 422,
      body: {
        error: {
          code: 'invalid',
          fields: {
            email: 'Please enter a valid email address',
            phone: 'Please enter a valid phone number',
          },
        },
      },
    })
  })
})

describe('a form posted without JavaScript', () => {
  const postForm = (fields: Record<string, string>, referer: string) =>
    fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { referer },
      redirect: 'manual',
    })

  it('is stored once with the campaign of its page, and redirects back', async () => {
    const email = uniqueEmail()
    const { utm: _, timestamp: __, referrer: ___, ...person } = secondPayload(email)
    const fields = { ...person, consents: 'shown', emailConsent: 'on' }
    const referer = 'http://127.0.0.1/evaluation?utm_source=google&utm_medium=cpc'
    for (let times = 0; times < 2; times++) {
      const response = await postForm(fields, referer)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/evaluation?lead=sent#lead-sent')
    }
    expect(await local.leads(email)).toMatchObject([
      {
        utm: { source: 'google', medium: 'cpc' },
        lead_consents: [
          { channel: 'email', granted: true },
          { channel: 'sms', granted: false },
        ],
      },
    ])
  })

  it('is stored whatever its page’s address claims, also what Postgres cannot store', async () => {
    const email = uniqueEmail()
    const { utm: _, timestamp: __, referrer: ___, ...person } = secondPayload(email)
    const response = await postForm(person, 'http://127.0.0.1/evaluation?utm_source=goo%00gle%ed%a0%bd')
    expect(response.headers.get('location')).toBe('/evaluation?lead=sent#lead-sent')
    expect(await local.leads(email)).toMatchObject([{ utm: { source: 'google\ufffd\ufffd\ufffd' } }])
  })

  it('redirects back with the names of the invalid fields', async () => {
    const response = await postForm({ source: 'join-team', page: '/join', firstName: 'A' }, '')
    expect(response.headers.get('location')).toMatch(
      /^\/join\?lead=invalid&fields=.*firstName.*#lead-invalid$/,
    )
  })
})
