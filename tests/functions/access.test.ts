/** Visitors can neither read the tables nor call the SQL functions. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Local, startLocal } from '../support/local.ts'
import { newsletterOn } from '../support/newsletter.ts'
import { firstPayload, uniqueEmail } from '../support/payloads.ts'

const email = uniqueEmail()
let local: Local
beforeAll(async () => {
  local = await startLocal()
  const headers = { 'content-type': 'application/json' }
  const lead = { method: 'POST', headers, body: JSON.stringify(firstPayload(uniqueEmail())) }
  await fetch(local.stack.routes['/functions/v1/send-lead-email'] ?? '', lead)
  await newsletterOn(local).requested(email)
})
afterAll(() => local.stop())

const rest = (path: string, init: RequestInit = {}, key = local.stack.keys.SUPABASE_PUBLISHABLE_KEY) =>
  fetch(`${local.stack.databaseUrl}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: key, 'content-type': 'application/json' },
  })
const call = (name: string, parameters: object, key?: string) =>
  rest(`rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) }, key)
const settlement = (mail: string) => ({ mail, attempt: 1, failure: 'late', retry_seconds: null })

describe('with the publishable key', () => {
  it.each([
    'leads',
    'lead_consents',
    'lead_screenings',
    'outbox',
    'delivery_attempts',
    'mail_providers',
    'newsletter_subscribers',
    'newsletter_requests',
  ])('no row of %s can be read', async (table) => {
    const response = await rest(`${table}?select=*`)
    const rows: unknown = await response.json()
    expect(response.ok ? rows : []).toEqual([])
    const stored = await rest(`${table}?select=*`, {}, local.stack.keys.SUPABASE_SECRET_KEY)
    expect(await stored.json()).not.toEqual([])
  })

  it.each([
    ['submit_lead', { lead: {} }],
    ['request_newsletter', { request: {}, mails_per_day: 100 }],
    ['confirm_newsletter', { hashed_token: '', lifetime_days: 7 }],
    ['unsubscribe_newsletter', { hashed_token: '' }],
    [
      'claim_mail',
      {
        provider: 'smtp',
        worker: randomUUID(),
        kinds: ['lead-team-email'],
        per_second: 1,
        lease_seconds: 1,
        still_sending: false,
      },
    ],
    ['release_mail_provider', { provider: 'smtp', worker: randomUUID() }],
    ['resend_mail', {}],
    ['raise_dead_mail_alarm', {}],
    ['dead_mail_summary', {}],
    ['give_up_unserved', { served: [] }],
    ['unsuppress_mailbox', { email: 'ada@example.com' }],
    ['settle_mail', settlement(randomUUID())],
    ['receive_lead', { lead: {} }],
    ['accept_lead', { lead: {}, deliveries: [] }],
    ['accept_leads', { leads: [], deliveries: [] }],
    ['ordered_id', {}],
    ['consent_of', { email: 'ada@example.com', seen_at: '2026-11-20T18:00:00Z' }],
    ['lead_stats', { seen_at: '2026-11-20T18:00:00Z' }],
    ['forget_person', { email: 'ada@example.com' }],
    ['export_person', { email: 'ada@example.com' }],
    ['apply_retention', { seen_at: '2026-11-20T18:00:00Z', months: 1, batch: 1 }],
    ['erase_rows', { leads: [], subscribers: [] }],
    ['deliveries_of', { subject_id: randomUUID() }],
    ['record_mail_event', { event: {} }],
    ['is_suppressed', { email: 'ada@example.com' }],
    ['mailbox_hash', { email: 'ada@example.com' }],
    ['release_lead', { lead: randomUUID() }],
    ['report_held_leads', { seen_at: '2026-11-20T18:00:00Z' }],
    ['exceeded_limits', { limits: [], seen_at: '2026-11-20T18:00:00Z' }],
    ['mailbox_of', { email: 'ada@example.com' }],
    ['mail_subject', { kind: 'lead-team-email', subject_id: randomUUID() }],
  ])('%s cannot be called', async (name, parameters) => {
    const response = await call(name, parameters)
    expect([401, 403]).toContain(response.status)
    await response.body?.cancel()
  })

  it('delivery cannot be started', async () => {
    const response = await fetch(local.stack.routes['/functions/v1/deliver-mail'] ?? '', {
      method: 'POST',
      headers: { apikey: local.stack.keys.SUPABASE_PUBLISHABLE_KEY },
    })
    expect(response.status).toBe(403)
    await response.body?.cancel()
  })
})

it.each([
  'rate_buckets',
  'held_lead_reports',
  'mail_events',
  'suppressed_mailboxes',
  'erasure_receipts',
  'newsletter_list',
])('visitors cannot read %s', async (table) => {
  const response = await rest(`${table}?select=*`)
  expect(response.ok ? await response.json() : []).toEqual([])
})

it('a settled mail cannot be settled again', async () => {
  const newsletter = newsletterOn(local)
  const [mail] = await newsletter.outboxOf(email)
  const key = local.stack.keys.SUPABASE_SECRET_KEY
  expect(await (await call('settle_mail', settlement(mail?.id ?? ''), key)).json()).toBeNull()
  expect(await newsletter.mailStatusesOf(email)).toEqual(['sent'])
})
