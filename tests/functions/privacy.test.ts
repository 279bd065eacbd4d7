/** Erasing and exporting one person, and erasing what is too old: the real SQL, on every table there is. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { createLeadStore } from '../../supabase/functions/_shared/lead/store.ts'
import { createWordings } from '../../supabase/functions/_shared/lead/wordings.ts'
import { createNewsletterStore } from '../../supabase/functions/_shared/newsletter/store.ts'
import { sha256 } from '../../supabase/functions/_shared/runtime/hash.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { everythingIn } from '../support/rows.ts'
import { emptiedDatabase, emptiedMailProvider } from '../support/shared.ts'
import { account, ask, member, noteLead } from '../support/team.ts'
import { acceptLead, mailsIn, resendAt, startWorker } from '../support/worker.ts'

const ADA = 'ada.lovelace@gmail.com'
const OTHER = 'grace@example.com'

const database = await emptiedDatabase()
const provider = await emptiedMailProvider()

const deliver = () => startWorker(database.call, resendAt(provider.url)).deliver()

async function subscribe(email: string, requestedAt = new Date().toISOString()): Promise<string> {
  const { tokenHash } = await requestNewsletter(database, email)
  await database.query('update public.newsletter_subscribers set requested_at = $2 where email = $1', [
    email,
    requestedAt,
  ])
  return tokenHash
}

/** Two leads in two spellings, a subscription and a bounce. */
async function storeAda() {
  const lead = await acceptLead(database, ['lead-acknowledgement'], { email: ADA })
  await acceptLead(database, [], { email: 'AdaLovelace+homes@googlemail.com', held: true })
  const token = await subscribe(ADA)
  await deliver()
  const mail = (await mailsIn(database, 'lead-acknowledgement')).at(-1)
  const event = {
    id: randomUUID(),
    delivery: mail?.id,
    type: 'bounced',
    permanent: false,
    reason: 'Transient/Full',
    occurredAt: new Date().toISOString(),
  }
  expect(await database.call('record_mail_event', { event })).toBe('recorded')
  return { lead, token, mail: mail?.id ?? '' }
}

describe('forgetting a person', () => {
  it('erases them from every table in every spelling, and nobody else', async () => {
    await acceptLead(database, ['lead-acknowledgement'], { email: OTHER })
    await subscribe(OTHER)
    await deliver()
    const others = await everythingIn(database)
    const { lead, mail, token } = await storeAda()
    const receipt = await database.call('forget_person', { email: 'adalovelace@gmail.com' })

    const left = await everythingIn(database)
    const receipts = left.get('erasure_receipts')
    for (const table of ['erasure_receipts', 'delivery_providers'])
      for (const stored of [left, others]) stored.delete(table)
    expect(left).toEqual(others)
    const all = [...left.values(), receipts].join('\n').toLowerCase()
    for (const trace of [lead, mail, token, 'ada.lovelace', 'adalovelace']) expect(all).not.toContain(trace)
    expect(receipt).toMatchObject({
      mailbox_hash: await sha256('adalovelace@gmail.com'),
      counts: { leads: 2, lead_consents: 2, newsletter_subscribers: 1, deliveries: 4, mail_events: 1 },
      delivered: { 'lead-team-email': 1, 'lead-acknowledgement': 1, 'newsletter-confirmation': 1 },
    })
  })

  it('leaves no receipt when nothing is stored', async () => {
    expect(await database.call('forget_person', { email: ADA })).toBeNull()
    expect((await everythingIn(database)).get('erasure_receipts')).toBe('')
  })

  it('ends their account, in whatever case the address is typed', async () => {
    await database.query('delete from auth.users')
    for (const email of [ADA, OTHER]) await account(database, email)
    const receipt = await database.call('forget_person', { email: ADA.toUpperCase() })
    expect(receipt).toMatchObject({ counts: { accounts: 1 } })
    expect(await database.query('select email from auth.users')).toMatchObject([{ email: OTHER }])
  })

  it('of the team waits until they are removed from it, because their leads would be nobody’s', async () => {
    const agent = await member(database, 'Ben', 'agent')
    await member(database, 'Cleo', 'manager')
    const email = await database.value('select email from auth.users where id = $1', [agent])
    await acceptLead(database, [], { email: String(email) })
    const before = await everythingIn(database)
    await expect(database.call('forget_person', { email })).rejects.toThrow('remove them from the team first')
    expect(await everythingIn(database)).toEqual(before)
    await database.call('remove_member', { member: agent })
    expect(await database.call('forget_person', { email })).toMatchObject({
      counts: { accounts: 1, leads: 1 },
    })
  })

  it('who had unsubscribed keeps the mailbox off the list', async () => {
    const { token } = await storeAda()
    await createNewsletterStore(database.call).follow(token, 'unsubscribe', 7)
    await database.call('forget_person', { email: ADA })
    const before = provider.accepted.size
    await subscribe('ada.lovelace+new@gmail.com')
    await deliver()
    expect(provider.accepted.size).toBe(before)
    // An answer to what they ask for is no newsletter.
    await acceptLead(database, ['lead-acknowledgement'], { email: ADA })
    await deliver()
    expect(await mailsIn(database, 'lead-acknowledgement')).toMatchObject([{ status: 'sent' }])
  })

  it('while their mail is being sent does not disturb the worker', async () => {
    await acceptLead(database, ['lead-acknowledgement'], { email: ADA })
    let forgotten: Promise<unknown> | undefined
    provider.answer = (response) => {
      forgotten ??= database.call('forget_person', { email: ADA })
      void forgotten.then(() => response.writeHead(200).end('{"id":"1"}'))
    }
    await deliver()
    expect((await everythingIn(database)).get('deliveries')).toBe('')
    // The mail left after they were forgotten.
    expect(await forgotten).toMatchObject({ delivered: { 'lead-team-email': 1 } })
  })

  it('names copies that may have been delivered although nobody knows', async () => {
    await acceptLead(database, ['lead-acknowledgement'], { email: ADA })
    provider.answer = (response) => response.destroy()
    await deliver()
    expect(await database.call('forget_person', { email: ADA })).toMatchObject({
      delivered: { 'lead-team-email': 1, 'lead-acknowledgement': 1 },
    })
  })
})

it.each([
  ['lead_consents', 'granted = not granted'],
  ['consent_changes', 'granted = not granted'],
  ['lead_events', "note = 'Another note'"],
])('%s cannot be deleted otherwise, and never changed', async (table, change) => {
  const email = `${table}@example.com`
  const store = async () => {
    const id = await acceptLead(database, [], { email })
    await noteLead(database, await member(database, 'Ben', 'agent'), id, 'Called')
    await createWordings(database.call)()
    const hash = await sha256(site.consent.sms.label)
    await ask(database, await account(database, email), 'set_my_consent', 'sms', true, hash)
  }
  for (const _ of ['before and', 'after an erasure']) {
    await store()
    for (const sql of [`delete from public.${table}`, `update public.${table} set ${change}`])
      await expect(database.query(sql)).rejects.toThrow('append-only')
    await database.call('forget_person', { email })
  }
})

it('an export has everything about one person, and nothing about another', async () => {
  await acceptLead(database, [], { email: OTHER })
  await storeAda()
  const data = await database.call('export_person', { email: ADA })
  expect(data).toMatchObject({
    mailbox: 'adalovelace@gmail.com',
    leads: [
      {
        email: ADA,
        phone: '(403) 555-0100',
        consents: [{ channel: 'email', granted: true, pre_ticked: true, wording: 'I agree to emails' }],
        captured_by: 'signed-form',
        deliveries: [
          { kind: 'lead-acknowledgement', attempts_log: [{ result: 'sent' }], events: [{ type: 'bounced' }] },
          { kind: 'lead-team-email', status: 'sent' },
        ],
      },
      { email: 'AdaLovelace+homes@googlemail.com', deliveries: [{ status: 'due' }] },
    ],
    subscriptions: [{ email: ADA, requests: [{ wording: 'I agree', deliveries: [{ status: 'sent' }] }] }],
    suppressed: null,
    erasures: [],
  })
  expect(JSON.stringify(data)).not.toContain(OTHER)
})

it('what the team did and noted is exported, and erased', async () => {
  const agent = await member(database, 'Ben', 'agent')
  const id = await acceptLead(database, [], { email: ADA })
  await noteLead(database, agent, id, 'Called, no answer')
  expect(await database.call('export_person', { email: ADA })).toMatchObject({
    leads: [{ history: [{ event: 'noted', note: 'Called, no answer', by: 'Ben' }] }],
  })
  await database.call('forget_person', { email: ADA })
  expect((await everythingIn(database)).get('lead_events')).toBe('')
})

describe('retention', () => {
  const eraseOld = (now: string, months: number) =>
    createLeadStore(database.call).eraseOld(new Date(now), months)
  const leads = async () =>
    (await database.query('select email from public.leads order by email')).map(({ email }) => email)

  it('erases what is older than its months, by the given clock', async () => {
    await acceptLead(database, [], { email: 'old@example.com', receivedAt: '2025-01-31T12:00:00Z' })
    await acceptLead(database, [], { email: 'new@example.com', receivedAt: '2025-02-02T12:00:00Z' })
    await subscribe('never-confirmed@example.com', '2025-01-15T12:00:00Z')
    const left = await subscribe('left@example.com', '2025-01-15T12:00:00Z')
    await createNewsletterStore(database.call).follow(left, 'unsubscribe', 7)
    await database.query(
      "update public.newsletter_subscribers set unsubscribed_at = '2025-01-20' where status = 'unsubscribed'",
    )
    await subscribe('confirmed@example.com', '2025-01-15T12:00:00Z')
    await database.query(
      "update public.newsletter_subscribers set status = 'confirmed' where email like 'confirmed%'",
    )

    expect(await eraseOld('2027-01-31T12:00:00Z', 24)).toBe(2)
    expect(await leads()).toEqual(['new@example.com', 'old@example.com'])
    expect(await eraseOld('2027-02-01T00:00:00Z', 24)).toBe(1)
    expect(await leads()).toEqual(['new@example.com'])
    expect(await eraseOld('2027-02-01T00:00:00Z', 24)).toBe(0)
    expect(await database.query('select email from public.newsletter_subscribers')).toEqual([
      { email: 'confirmed@example.com' },
    ])
    expect(await database.query('select reason from public.suppressed_mailboxes')).toEqual([
      { reason: 'unsubscribed' },
    ])
  })

  it('keeps an answer of the account page as long as anything else of its person', async () => {
    await subscribe('reader@example.com')
    await acceptLead(database, [], { email: 'new@example.com', receivedAt: '2026-12-01T12:00:00Z' })
    for (const email of ['reader@example.com', 'new@example.com', 'nobody@example.com'])
      await database.query(
        `insert into public.consent_changes (email, channel, granted, wording, wording_hash, recorded_at)
         values ($1, 'email', false, 'I agree', 'hash', '2024-12-01')`,
        [email],
      )
    await eraseOld('2027-02-01T00:00:00Z', 24)
    const kept = await database.query('select email from public.consent_changes order by email')
    expect(kept.map(({ email }) => email)).toEqual(['new@example.com', 'reader@example.com'])
  })
})
