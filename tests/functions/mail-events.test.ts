/** Bounces and complaints that Resend reports: recorded on the delivery, and their mailboxes not mailed again. */
import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { createVerification, MailEventResult } from '../../supabase/functions/_shared/mail/event.ts'
import { handle } from '../../supabase/functions/mail-events/handle.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { emptiedDatabase, emptiedMailProvider } from '../support/shared.ts'
import { acceptLead, mailsIn, resendAt, startWorker, WEBHOOK_SECRET } from '../support/worker.ts'

const ACKNOWLEDGEMENT = 'lead-acknowledgement'
const CONFIRMATION = 'newsletter-confirmation'

const database = await emptiedDatabase()
const provider = await emptiedMailProvider()
const log: string[] = []
beforeEach(() => void log.splice(0))

const deliver = () => startWorker(database.call, resendAt(provider.url)).deliver()

const eventOf = (delivery: string, type = 'email.bounced', bounce: object | null = PERMANENT) => ({
  type,
  created_at: '2026-11-22T23:41:12.126Z',
  data: {
    email_id: randomUUID(),
    to: ['ada@example.com'],
    tags: { delivery },
    ...(bounce ? { bounce } : {}),
  },
})
const PERMANENT = { type: 'Permanent', subType: 'General', message: 'No such user ada@example.com' }
const TRANSIENT = { type: 'Transient', subType: 'MailboxFull' }

type Signing = { id?: string; secret?: string; at?: Date; names?: string; change?: (body: string) => string }

/** Posts an event as Svix does; resolves to the status and the result. */
async function post(event: object, signing: Signing = {}, secret: string | undefined = WEBHOOK_SECRET) {
  const { id = randomUUID(), at = new Date(), names = 'svix' } = signing
  const body = JSON.stringify(event)
  const response = await handle(
    new Request('https://functions.example/mail-events', {
      method: 'POST',
      headers: {
        [`${names}-id`]: id,
        [`${names}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
        [`${names}-signature`]: new Webhook(signing.secret ?? WEBHOOK_SECRET).sign(id, at, body),
      },
      body: signing.change?.(body) ?? body,
    }),
    {
      verify: createVerification(secret),
      record: async (event) => v.parse(MailEventResult, await database.call('record_mail_event', { event })),
      log: (line) => void log.push(line),
    },
  )
  const { result } = await response.json()
  return { status: response.status, result }
}

/** The mail to a visitor, sent; resolves to its id. */
async function acknowledged(email = 'ada@example.com'): Promise<string> {
  await acceptLead(database, [ACKNOWLEDGEMENT], { email })
  await deliver()
  const [mail] = await mailsIn(database, ACKNOWLEDGEMENT)
  return mail?.id ?? ''
}

async function subscribe(email: string) {
  await requestNewsletter(database, email)
  await deliver()
}
const events = () =>
  database.query('select delivery_id, type, permanent, reason from public.mail_events order by id')
const mailedTo = (address: string) => [...provider.accepted.values()].filter(({ to }) => to === address)

describe('an event that Resend signed', () => {
  it('is recorded on the delivery, once, however often it is sent', async () => {
    const delivery = await acknowledged()
    const id = randomUUID()
    expect(await post(eventOf(delivery), { id })).toEqual({ status: 200, result: 'recorded' })
    expect(await post(eventOf(delivery), { id })).toEqual({ status: 200, result: 'repeated' })
    expect(await events()).toEqual([
      { delivery_id: delivery, type: 'bounced', permanent: true, reason: 'Permanent/General' },
    ])
    const rows = await database.query('select * from public.mail_events')
    expect(JSON.stringify(rows)).not.toContain('ada@')
  })

  it('about a mail that Resend did not send counts as a bounce for good', async () => {
    const delivery = await acknowledged()
    const { data, ...event } = eventOf(delivery, 'email.suppressed', null)
    const suppressed = { type: 'OnAccountSuppressionList', message: 'ada@example.com is on the list' }
    expect(await post({ ...event, data: { ...data, suppressed } })).toEqual({
      status: 200,
      result: 'recorded',
    })
    expect(await events()).toEqual([
      {
        delivery_id: delivery,
        type: 'bounced',
        permanent: true,
        reason: 'Suppressed/OnAccountSuppressionList',
      },
    ])
  })

  it('is accepted under the names of Standard Webhooks, too', async () => {
    const delivery = await acknowledged()
    expect(await post(eventOf(delivery), { names: 'webhook' })).toMatchObject({ status: 200 })
  })

  it.each([
    ['another type', eventOf(randomUUID(), 'email.delivered', null)],
    ['a mail that is not ours', { type: 'email.bounced', created_at: '2026-11-22T23:41:12Z', data: {} }],
    ['an invalid delivery', eventOf("' or 1=1")],
  ])('about %s is ignored', async (_name, event) => {
    expect(await post(event)).toEqual({ status: 200, result: 'ignored' })
    expect(await events()).toEqual([])
  })

  it('about an unknown delivery is logged', async () => {
    const delivery = randomUUID()
    expect(await post(eventOf(delivery))).toEqual({ status: 200, result: 'unknown' })
    expect(log).toEqual([`mail-events: bounced for the unknown delivery ${delivery}`])
  })
})

describe('an event is refused', () => {
  const other = `whsec_${Buffer.from('another secret of that length 12').toString('base64')}`
  it.each<[string, Signing]>([
    ['with another key', { secret: other }],
    ['changed after signing', { change: (body) => body.replace('bounced', 'complained') }],
    ['signed six minutes ago', { at: new Date(Date.now() - 360_000) }],
    ['without a signature', { names: 'x' }],
  ])('%s', async (_name, signing) => {
    const delivery = await acknowledged()
    expect(await post(eventOf(delivery), signing)).toMatchObject({ status: 403 })
    expect(await events()).toEqual([])
  })

  it('as long as no secret is set', async () => {
    expect(await post(eventOf(await acknowledged()), {}, '')).toMatchObject({ status: 403 })
  })

  it('when it is larger than any event', async () => {
    const event = { ...eventOf(randomUUID()), filling: 'x'.repeat(40_000) }
    expect(await post(event)).toMatchObject({ status: 413 })
  })
})

describe('a mailbox', () => {
  it.each([
    ['that bounced for good', 'email.bounced', PERMANENT],
    ['that complained', 'email.complained', null],
  ])('%s is not mailed again, in whatever spelling', async (_name, type, bounce) => {
    await post(eventOf(await acknowledged(), type, bounce))
    await acceptLead(database, [ACKNOWLEDGEMENT], { email: 'Ada+again@example.com' })
    await subscribe('ada+news@example.com')
    expect(provider.accepted.size).toBe(3)
    expect(mailedTo('ada+news@example.com')).toEqual([])
    const statuses = await database.query('select status from public.deliveries where kind = $1', [
      CONFIRMATION,
    ])
    expect(statuses).toEqual([{ status: 'void' }])
  })

  it('that had unsubscribed before its data was erased gets no answer either once it bounced', async () => {
    await database.query(
      "insert into public.suppressed_mailboxes select public.mailbox_hash('ada@example.com'), 'unsubscribed', now()",
    )
    await post(eventOf(await acknowledged()))
    await acceptLead(database, [ACKNOWLEDGEMENT], { email: 'ada@example.com' })
    await deliver()
    const statuses = (await mailsIn(database, ACKNOWLEDGEMENT)).map(({ status }) => status)
    expect(statuses).toEqual(['sent', 'void'])
  })

  it('is mailed again once the team has said so, in whatever spelling', async () => {
    await post(eventOf(await acknowledged()))
    const email = 'Ada+home@example.com'
    expect(await database.call('unsuppress_mailbox', { email })).toMatchObject({ reason: 'bounced' })
    expect(await database.call('unsuppress_mailbox', { email })).toBeNull()
    await subscribe('ada@example.com')
    expect(mailedTo('ada@example.com')).toHaveLength(2)
  })

  it('that was full is mailed again', async () => {
    await post(eventOf(await acknowledged(), 'email.bounced', TRANSIENT))
    await subscribe('ada@example.com')
    expect(mailedTo('ada@example.com')).toHaveLength(2)
  })

  it('that complained is off the list', async () => {
    await subscribe('ada@example.com')
    await database.query("update public.newsletter_subscribers set status = 'confirmed'")
    const [mail] = await mailsIn(database, CONFIRMATION)
    await post(eventOf(mail?.id ?? '', 'email.complained', null))
    expect(await database.query('select status from public.newsletter_subscribers')).toEqual([
      { status: 'unsubscribed' },
    ])
  })

  it('of the team is always mailed', async () => {
    await acceptLead(database, [])
    await deliver()
    const [mail] = await mailsIn(database)
    expect(await post(eventOf(mail?.id ?? ''))).toMatchObject({ result: 'recorded' })
    await acceptLead(database, [])
    await deliver()
    expect((await mailsIn(database)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  })
})
