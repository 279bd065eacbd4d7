/** The consent ledger: what was shown and answered, what may be sent, and how long that holds. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createNewsletterStore } from '../../supabase/functions/_shared/newsletter/store.ts'
import { sha256 } from '../../supabase/functions/_shared/runtime/hash.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { emptiedDatabase } from '../support/shared.ts'
import { acceptLead } from '../support/worker.ts'

const EMAIL = 'ada@example.com'
const ENQUIRED = '2026-08-31T18:00:00Z'

const database = await emptiedDatabase()

const Basis = v.object({
  basis: v.nullable(v.string()),
  since: v.nullable(v.string()),
  until: v.nullable(v.string()),
})
const Ledger = v.looseObject({ email: Basis, sms: Basis })
const ledger = async (at: string, email = EMAIL) =>
  v.parse(Ledger, await database.call('consent_of', { email, seen_at: at }))
const basis = async (at: string) => (await ledger(at)).email.basis

type Answer = { granted?: boolean; preTicked?: boolean; capturedBy?: string; at?: string; held?: boolean }
/** An enquiry with an answer to the box for email. */
async function enquire({
  granted = true,
  preTicked = false,
  capturedBy = 'signed-form',
  at = ENQUIRED,
  held = false,
}: Answer) {
  const id = await acceptLead(database, [], { email: EMAIL, receivedAt: at, held })
  // As if it had been stored with that answer, at that time.
  await database.query('alter table public.lead_consents disable trigger lead_consents_append_only')
  await database.query(
    `update public.lead_consents set granted = $2, pre_ticked = $3, captured_by = $4, recorded_at = $5
     where lead_id = $1`,
    [id, granted, preTicked, capturedBy, at],
  )
  await database.query('alter table public.lead_consents enable trigger lead_consents_append_only')
  return id
}

const subscribe = async () => (await requestNewsletter(database, EMAIL)).tokenHash
const { follow } = createNewsletterStore(database.call)
const confirm = (token: string) => follow(token, 'confirm', 7)
const unsubscribe = (token: string) => follow(token, 'unsubscribe', 7)
/** Moves everything about the newsletter into the past. */
async function pass(interval: string) {
  await database.pass(interval)
  await database.query(
    `update public.newsletter_requests
     set requested_at = requested_at - $1::interval, confirmed_at = confirmed_at - $1::interval`,
    [interval],
  )
  await database.query(
    `update public.newsletter_subscribers
     set requested_at = requested_at - $1::interval, confirmed_at = confirmed_at - $1::interval`,
    [interval],
  )
}

describe('an enquiry', () => {
  it('gives implied consent, which ends after six months', async () => {
    await enquire({ preTicked: true })
    expect(await basis('2026-08-31T17:59:59Z')).toBeNull()
    expect((await ledger(ENQUIRED)).email).toMatchObject({ basis: 'implied' })
    expect(await basis('2027-02-28T17:59:59Z')).toBe('implied')
    expect(await basis('2027-02-28T18:00:00Z')).toBeNull()
  })

  it('begins the six months anew', async () => {
    await enquire({ preTicked: true })
    await enquire({ preTicked: true, at: '2027-01-15T18:00:00Z' })
    expect(await basis('2027-07-01T00:00:00Z')).toBe('implied')
    expect(await basis('2027-07-16T00:00:00Z')).toBeNull()
  })

  it('that is held gives none until it is released', async () => {
    const id = await enquire({ held: true })
    expect(await basis(ENQUIRED)).toBeNull()
    await database.call('release_lead', { lead: id })
    expect(await basis(ENQUIRED)).toBe('express')
  })
})

describe('a box', () => {
  const LATER = '2030-01-01T00:00:00Z'
  it.each<[string, Answer, string | null]>([
    ['that the visitor ticked', {}, 'express'],
    ['ticked without JavaScript', { capturedBy: 'unsigned-form' }, 'express'],
    ['that was ticked beforehand', { preTicked: true }, null],
    ['that was left empty', { granted: false }, null],
    ['that another client claims was ticked', { capturedBy: 'direct-post' }, null],
  ])('%s: years later the consent is %s', async (_name, answer, expected) => {
    await enquire(answer)
    expect(await basis(LATER)).toBe(expected)
    expect((await ledger(LATER)).sms.basis).toBeNull()
  })

  it('left empty later withdraws the consent', async () => {
    await enquire({})
    await enquire({ granted: false, at: '2026-09-30T18:00:00Z' })
    expect(await basis(LATER)).toBeNull()
  })

  it('is recorded with its wording, its version, the time, and whether it was ticked', async () => {
    await enquire({ granted: false, preTicked: true })
    expect(await ledger(ENQUIRED, 'ADA+x@example.com')).toMatchObject({
      answers: [
        {
          channel: 'email',
          granted: false,
          preTicked: true,
          wording: 'I agree to emails',
          wordingVersion: (await sha256('I agree to emails')).slice(0, 12),
          capturedBy: 'signed-form',
          page: '/contact',
        },
      ],
    })
  })
})

describe('the newsletter', () => {
  const now = () => new Date().toISOString()

  it('is consented to by confirming, not by asking', async () => {
    const token = await subscribe()
    expect(await basis(now())).toBeNull()
    await confirm(token)
    expect(await ledger(now())).toMatchObject({
      email: { basis: 'express', until: null },
      answers: [{ granted: true, capturedBy: 'double-opt-in', wording: 'I agree' }],
    })
  })

  it('once left ends all consent to email, also from enquiries', async () => {
    const token = await subscribe()
    await confirm(token)
    await enquire({ at: now() })
    await unsubscribe(token)
    const after = await ledger(now())
    expect([after.email.basis, after.sms.basis]).toEqual([null, 'implied'])
  })

  it.each(['60 days', '400 days'])('can be left %s after its last mail, without signing in', async (age) => {
    const token = await subscribe()
    await confirm(token)
    await pass(age)
    expect(await unsubscribe(token)).toMatchObject({ state: 'unsubscribed' })
    expect(await basis(now())).toBeNull()
  })
})
