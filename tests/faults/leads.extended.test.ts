/** Parts of the real stack stop and come back; no lead is lost, and none is stored or mailed twice. */
import { join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { leadsCommand } from '../support/leads-command.ts'
import { type Local, startLocal } from '../support/local.ts'
import { ACCEPTED, followed, type Newsletter, newsletterOn, tokenIn } from '../support/newsletter.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'

const UNAVAILABLE = { status: 503, body: { error: { code: 'store_unavailable' } } }

let local: Local
let client: Newsletter
beforeAll(async () => {
  local = await startLocal({ database: 'none' })
  client = newsletterOn(local)
})
afterAll(() => local.stop())

const submit = async (lead: object) => {
  const response = await local.post('send-lead-email', lead)
  return { status: response.status, body: await response.json() }
}

describe('while the database is stopped', () => {
  it('a lead is refused with 503, and stored once when it is sent again later', async () => {
    const email = uniqueEmail()
    const lead = siteForm(email)
    await local.stack.services.database.stop()
    expect(await submit(lead)).toEqual(UNAVAILABLE)
    await local.stack.services.database.start()
    expect(await submit(lead)).toMatchObject({ status: 200, body: { duplicate: false } })
    expect(await local.leads(email)).toHaveLength(1)
  })

  it('every action of the newsletter fails with 503, and works when tried again later', async () => {
    const { email, token } = await client.requested()
    const other = uniqueEmail()
    await local.stack.services.database.stop()
    expect(await client.subscribe(other)).toEqual(UNAVAILABLE)
    expect(await client.post('confirm', { token })).toEqual(UNAVAILABLE)
    expect(await client.post('unsubscribe', { token })).toEqual(UNAVAILABLE)
    expect(await client.postForm('subscribe', { email: other, page: '/join' })).toBe('/newsletter#failed')
    expect(await client.postForm('confirm', { token })).toBe(`/newsletter?token=${token}#confirm-failed`)
    await local.stack.services.database.start()
    expect(await client.stored(other)).toEqual([])
    expect(await client.post('confirm', { token })).toEqual(followed('confirmed'))
    expect(await client.statusOf(email)).toEqual(['confirmed'])
    await client.requested(other)
  })
})

describe('when the database crashes under load', () => {
  it('every lead that was accepted is still stored, once', async () => {
    const accepted: string[] = []
    const send = async (lead: { submissionId: string }) => {
      if ((await submit(lead)).status === 200) accepted.push(lead.submissionId)
    }
    for (let count = 0; count < 20; count++) await send(siteForm(uniqueEmail()))
    const concurrent = Array.from({ length: 40 }, () => send(siteForm(uniqueEmail())))
    await local.stack.services.database.stop('SIGKILL')
    await Promise.all(concurrent)
    await local.stack.services.database.start()

    const stored = (await local.leads()).map(({ submission_id }) => submission_id)
    expect(accepted.length).toBeGreaterThanOrEqual(20)
    expect(stored).toEqual(expect.arrayContaining(accepted))
    expect(new Set(stored).size).toBe(stored.length)
  })
})

describe('while the mail server is down', () => {
  it('a lead is accepted and stored, and its mail is sent once the server is back', async () => {
    const [email, waiting, leaving] = [uniqueEmail(), uniqueEmail(), uniqueEmail()]
    const { token } = await client.requested(leaving)
    await local.stack.services.mailbox.stop()
    expect(await submit(siteForm(email))).toMatchObject({ status: 200 })
    for (const subscriber of [waiting, leaving]) expect(await client.subscribe(subscriber)).toEqual(ACCEPTED)
    const tried = { status: 'due', attempts: 0, failures: expect.toSatisfy((times: number) => times > 0) }
    await eventually(async () => {
      expect((await local.leads(email))[0]?.deliveries).toMatchObject([tried])
      expect(await client.deliveriesOf(waiting)).toMatchObject([tried])
    })
    // Whoever leaves meanwhile gets no more mail.
    expect(await client.post('unsubscribe', { token })).toEqual(followed('unsubscribed'))
    expect(await client.mailStatusesOf(leaving)).toEqual(['sent', 'void'])

    await local.stack.services.mailbox.start()
    const [mail] = await client.mailsTo(waiting, 1)
    expect(await client.post('confirm', { token: mail ? tokenIn(mail) : '' })).toEqual(followed('confirmed'))
    await eventually(async () => {
      expect(await local.mails(email)).toHaveLength(1)
      expect((await local.leads(email))[0]?.deliveries).toMatchObject([{ status: 'sent' }])
    })
    expect(await local.mails(email)).toHaveLength(1)
  })
})

/** Runs `sql` while the database is stopped, because only one process may use PGlite's files. */
async function onStoppedDatabase(sql: string): Promise<void> {
  const { settings, stack } = local
  await stack.services.database.stop()
  const url = settings.databaseUrl
  const connection = url
    ? createPostgresConnection({ url })
    : await createPgliteConnection({ url: join(settings.folder, 'data', 'postgres') })
  await connection.exec(sql)
  await connection.close()
  await stack.services.database.start()
}

describe('when the database restarts with more leads than it gives at once', () => {
  it('stored leads are kept, and all are printed, each once, up to the limit', async () => {
    const email = uniqueEmail()
    await submit(siteForm(email))
    const before = (await local.leads()).length
    await onStoppedDatabase(
      `insert into leads (
        submission_id, content_hash, submitted_at, first_name, last_name, email, phone, message, source, tags,
        score, score_reasons, utm, page, referrer, time_on_page_seconds, user_agent
      )
      select gen_random_uuid(), '', now(), 'Ada', 'Lovelace', 'ada@example.com', '4035550100', 'Hello', 'website',
        '{}', 0, '[]', '{}', '/', 'direct', 0, ''
      from generate_series(1, 2345);`,
    )
    expect(await local.leads(email)).toHaveLength(1)
    const idsOf = async (limit: string) =>
      (await leadsCommand(local, ['--csv', '--limit', limit])).out.match(
        /^\ufeff?[0-9a-f]{8}-[0-9a-f-]{27}/gm,
      ) ?? []
    const all = (await idsOf('5000')).map((id) => id.replace('\ufeff', ''))
    expect([all.length, new Set(all).size]).toEqual([before + 2345, before + 2345])
    expect(await idsOf('1500')).toHaveLength(1500)
  })
})
