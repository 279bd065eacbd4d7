/** The channels beside mail: signed webhooks and Follow Up Boss, each on its own. */
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { readChannels } from '../../supabase/functions/_shared/channels/settings.ts'
import { emptiedReceiver } from '../support/receiver.ts'
import { emptiedDatabase, emptiedMailProvider } from '../support/shared.ts'
import { acceptLead, crmAt, mailsIn, resendAt, startWorker, WEBHOOK_SECRET } from '../support/worker.ts'

const CRM = 'lead-crm-webhook'
const FOLLOW_UP_BOSS = 'lead-follow-up-boss'

const database = await emptiedDatabase()
const mail = await emptiedMailProvider()
const receiver = await emptiedReceiver()
const other = await emptiedReceiver()

const crm = () => crmAt(receiver.url)
const followUpBoss = () => ({ FOLLOW_UP_BOSS_API_KEY: 'fka_key', FOLLOW_UP_BOSS_URL: receiver.url })
const kindsOf = (settings: Record<string, string>) =>
  readChannels((name) => settings[name]).flatMap(({ kinds }) => kinds)
/** Stores a lead with a delivery for each channel of the settings. */
const leadFor = (settings: Record<string, string>, options = {}) =>
  acceptLead(database, kindsOf(settings), options)
const worker = (settings: Record<string, string>) =>
  startWorker(database.call, { ...resendAt(mail.url), ...settings })
const statuses = async () =>
  Object.fromEntries(
    (await database.query('select kind, status from public.deliveries')).map(({ kind, status }) => [
      kind,
      status,
    ]),
  )
const attempts = () =>
  database.query(
    `select o.kind, a.attempt, a.result, a.reason from public.delivery_attempts as a
     join public.deliveries as o on o.id = a.delivery_id order by o.kind, a.attempt`,
  )
const receivedBodies = () => receiver.received.map(({ body }) => JSON.parse(body))

describe('a channel without settings', () => {
  it('has no deliveries', async () => {
    await leadFor({})
    expect(await statuses()).toEqual({ 'lead-team-email': 'due' })
    expect(kindsOf({ ...crm(), ...followUpBoss() })).toEqual([CRM, FOLLOW_UP_BOSS])
  })

  it.each([
    [{ CRM_WEBHOOK_URL: 'https://crm.example' }, 'Set both CRM_WEBHOOK_URL and CRM_WEBHOOK_SECRET'],
    [{ ALERT_WEBHOOK_SECRET: WEBHOOK_SECRET }, 'Set both ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET'],
    [
      { CRM_WEBHOOK_URL: 'http://crm.example', CRM_WEBHOOK_SECRET: WEBHOOK_SECRET },
      'CRM_WEBHOOK_URL must be an',
    ],
    [{ CRM_WEBHOOK_URL: 'https://crm.example', CRM_WEBHOOK_SECRET: 'secret' }, 'CRM_WEBHOOK_SECRET must be'],
    [{ FOLLOW_UP_BOSS_API_KEY: 'key', FOLLOW_UP_BOSS_URL: 'ftp://x' }, 'FOLLOW_UP_BOSS_URL must be an'],
  ])('is told apart from one with wrong settings: %j', (settings: Record<string, string>, message) => {
    expect(() => readChannels((name) => settings[name])).toThrow(message)
  })
})

describe('the CRM webhook', () => {
  it('carries the whole lead under a signature that Standard Webhooks accepts', async () => {
    const id = await leadFor(crm(), { source: 'evaluation-page' })
    await worker(crm()).deliver()
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(new Webhook(WEBHOOK_SECRET).verify(body, headers)).toMatchObject({
      type: 'lead.created',
      data: {
        id,
        firstName: 'Ada',
        email: 'ada@example.com',
        phone: '(403) 555-0100',
        address: '12 Centre St N',
        utm: { source: 'google', medium: 'cpc', campaign: '', term: '', content: '' },
        clickIds: { gclid: 'Cj0KCQ' },
        score: { points: 25, reasons: [{ reason: 'Came from a campaign', points: 25 }] },
        consents: [{ channel: 'email', granted: true, preTicked: true, wording: 'I agree to emails' }],
      },
    })
    expect(() => new Webhook(WEBHOOK_SECRET).verify(body.replace('Ada', 'Eve'), headers)).toThrow('signature')
  })

  it('is repeated under the same id with a new signature, and each attempt is logged', async () => {
    await leadFor(crm())
    const { deliver, log } = worker(crm())
    receiver.answer = (response) => response.writeHead(500).end()
    await deliver()
    await database.pass('1 minute')
    receiver.answer = undefined
    await deliver()
    const [delivery] = await mailsIn(database, CRM)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery?.id,
      delivery?.id,
    ])
    expect(delivery).toMatchObject({ status: 'sent', attempts: 2 })
    expect(await attempts()).toEqual([
      { kind: CRM, attempt: 1, result: 'failed', reason: 'crm-webhook answered 500' },
      { kind: CRM, attempt: 2, result: 'sent', reason: null },
      { kind: 'lead-team-email', attempt: 1, result: 'sent', reason: null },
    ])
    expect(log).toEqual([`delivery ${delivery?.id} (${CRM}) failed: crm-webhook answered 500`])
  })

  it('that is throttled delays neither the mail nor other channels', async () => {
    const settings = { ...crm(), ...followUpBoss(), FOLLOW_UP_BOSS_URL: other.url }
    await leadFor(settings)
    receiver.answer = (response) => response.writeHead(429, { 'retry-after': '3000' }).end()
    await worker(settings).deliver()
    expect(await statuses()).toEqual({ 'lead-team-email': 'sent', [CRM]: 'due', [FOLLOW_UP_BOSS]: 'sent' })
    expect(await mailsIn(database, CRM)).toMatchObject([{ attempts: 0, failures: 0 }])
    const pauses = await database.query(
      "select name, next_at > now() + interval '1 minute' as waits from public.delivery_providers order by name",
    )
    expect(pauses).toEqual([
      { name: 'crm-webhook', waits: true },
      { name: 'follow-up-boss', waits: false },
      { name: 'resend', waits: false },
    ])
  })

  it('does not follow a redirect with the lead', async () => {
    await leadFor(crm())
    receiver.answer = (response) => response.writeHead(307, { location: receiver.url }).end()
    await worker(crm()).deliver()
    expect(receiver.received).toHaveLength(1)
    expect(await mailsIn(database, CRM)).toMatchObject([
      { status: 'due', last_error: 'crm-webhook answered 307' },
    ])
  })

  it('whose worker died is logged as unknown, and delivered by the next', async () => {
    await leadFor(crm())
    await database.query(
      `update public.deliveries set status = 'sending', claims = 1, attempts = 1, due_at = now()
       where kind = $1`,
      [CRM],
    )
    await database.pass('1 minute')
    await worker(crm()).deliver()
    expect((await attempts()).filter(({ kind }) => kind === CRM)).toMatchObject([
      { attempt: 1, result: 'unknown' },
      { attempt: 2, result: 'sent' },
    ])
  })
})

describe('Follow Up Boss', () => {
  it.each([
    [{}, undefined],
    [{ FOLLOW_UP_BOSS_SYSTEM_KEY: 'a1b2' }, 'a1b2'],
  ])('is told which system sends the lead: with %j the key is %s', async (registered, key) => {
    const settings = { ...followUpBoss(), ...registered }
    await leadFor(settings)
    await worker(settings).deliver()
    expect(receiver.received.map(({ headers }) => [headers['x-system'], headers['x-system-key']])).toEqual([
      [site.name, key],
    ])
  })

  it.each([
    ['evaluation-page', 'Seller Inquiry'],
    ['join-team', 'Registration'],
    ['contact-page', 'General Inquiry'],
  ])('gets a lead from %s as %s', async (source, type) => {
    await leadFor(followUpBoss(), { source })
    await worker(followUpBoss()).deliver()
    expect(receiver.received[0]?.headers.authorization).toBe(`Basic ${btoa('fka_key:')}`)
    expect(receivedBodies()).toMatchObject([
      {
        type,
        source: new URL(site.origin).hostname,
        message: 'A bungalow in Brentwood.',
        person: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          emails: [{ value: 'ada@example.com' }],
          phones: [{ value: '(403) 555-0100' }],
          sourceUrl: `${site.origin}/contact`,
        },
      },
    ])
    expect(await statuses()).toMatchObject({ [FOLLOW_UP_BOSS]: 'sent' })
  })

  it('that ignores a lead, answering 204, raises the alarm', async () => {
    await leadFor(followUpBoss())
    receiver.answer = (response) => response.writeHead(204).end()
    const { deliver, log } = worker(followUpBoss())
    await deliver()
    expect(await statuses()).toMatchObject({
      [FOLLOW_UP_BOSS]: 'dead',
      'team-dead-deliveries': expect.any(String),
    })
    expect(log).toEqual([expect.stringMatching(/^ALARM: .*archived$/)])
  })
})

describe('the alert', () => {
  it('is one line with the name, the phone and the score', async () => {
    const settings = { ALERT_WEBHOOK_URL: receiver.url, ALERT_WEBHOOK_SECRET: WEBHOOK_SECRET }
    await leadFor(settings)
    await worker(settings).deliver()
    expect(receivedBodies()).toMatchObject([
      {
        type: 'lead.alert',
        text: 'New lead: Ada Lovelace, (403) 555-0100. 12 Centre St N. Score 25 of 100.',
      },
    ])
  })
})

describe('a held lead', () => {
  it('is delivered nowhere until it is released, and then once to each channel', async () => {
    const settings = { ...crm(), ...followUpBoss() }
    const id = await leadFor(settings, { held: true })
    const { deliver } = worker(settings)
    await deliver()
    expect([receiver.received.length, mail.accepted.size]).toEqual([0, 0])
    expect(await database.call('release_lead', { lead: id })).toBe(true)
    expect(await database.call('release_lead', { lead: id })).toBe(false)
    await deliver()
    await deliver()
    expect([receiver.received.length, mail.accepted.size]).toEqual([2, 1])
    expect(new Set(Object.values(await statuses()))).toEqual(new Set(['sent']))
  })
})

it('a repeated submission causes no second delivery', async () => {
  const submissionId = crypto.randomUUID()
  await leadFor(crm(), { submissionId })
  await leadFor(crm(), { submissionId })
  await worker(crm()).deliver()
  expect([receiver.received.length, mail.accepted.size]).toEqual([1, 1])
})
