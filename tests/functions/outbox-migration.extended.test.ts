/** The migration from the two older queues to the outbox, on a database with mail in every state. */
import { randomUUID } from 'node:crypto'
import type { PgliteConnection } from '@supabase/lite/pglite'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../support/empty-database.ts'
import { migrations } from '../support/migrations.ts'

const MAIL_COLUMNS = 'status, attempts, due_at, leased_until, settled_at, last_error'
/** Every state of a mail, as status, attempts, due_at, leased_until, settled_at and last_error. */
const STATES = [
  { values: ['due', 0, '-1 minute', null, null, null], claimable: true },
  { values: ['due', 3, '30 minutes', null, null, '450 mailbox busy'], claimable: false },
  { values: ['sending', 1, '-1 minute', '5 minutes', null, null], claimable: false },
  // The worker has died.
  { values: ['sending', 2, '-2 minutes', '-1 minute', null, '450 mailbox busy'], claimable: true },
  { values: ['sent', 1, '-1 day', null, '-1 day', null], claimable: false },
  { values: ['dead', 8, '-1 day', null, '-1 day', '550 no such user'], claimable: false },
]
/** Only the newsletter has mails that are no longer wanted. */
const VOID = ['void', 1, '-1 minute', null, null, '450 mailbox busy']

const Mail = v.object({
  id: v.string(),
  kind: v.string(),
  subject_id: v.string(),
  status: v.string(),
  attempts: v.number(),
  due_at: v.string(),
  leased_until: v.nullable(v.string()),
  created_at: v.string(),
  settled_at: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
})
type Mail = v.InferOutput<typeof Mail>
const Claimed = v.array(v.object({ id: v.string(), attempt: v.number(), subject: v.unknown() }))

let connection: PgliteConnection
let before: Mail[]
let after: Mail[]
/** Stored while the migrations were being applied. */
let during: { lead: string; request: string }
/** The subjects of mails that a worker may claim. */
const claimableSubjects = new Set<string>()

beforeAll(async () => {
  connection = await emptyDatabase()
  // Supabase grants everything in the schema to these roles by default.
  await connection.driver.exec(`
    create role anon; create role authenticated; create role service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`)
  await migrate((name) => name < '20261120000700')
  for (const { values, claimable } of STATES) {
    const lead = await storeLead()
    const request = await requestNewsletter()
    await setState('lead_deliveries', `lead_id = '${lead}'`, values)
    await setState('newsletter_requests', `id = '${request}'`, values)
    if (claimable) for (const id of [lead, request]) claimableSubjects.add(id)
  }
  await setState('newsletter_requests', `id = '${await requestNewsletter()}'`, VOID)
  before = await mails(`
    select id, 'lead-team-email' as kind, lead_id as subject_id, created_at, ${MAIL_COLUMNS} from lead_deliveries
    union all
    select id, 'newsletter-confirmation', id, requested_at, ${MAIL_COLUMNS} from newsletter_requests`)

  await migrate((name) => name > '20261120000700' && name < '20261120000900')
  during = { lead: await storeLead(), request: await requestNewsletter() }
  for (const id of Object.values(during)) claimableSubjects.add(id)
  await migrate((name) => name > '20261120000900' && name < '20261121')
  after = await mails('select * from outbox')
})
afterAll(() => connection.close())

async function migrate(applies: (name: string) => boolean) {
  for (const { name, sql } of migrations()) if (applies(name)) await connection.driver.exec(sql)
}

async function query(sql: string, parameters: unknown[] = []): Promise<unknown[]> {
  return (await connection.driver.query(sql, parameters)).rows
}

/** The one value that an SQL function returns. */
async function call(expression: string, parameters: unknown[] = []): Promise<unknown> {
  const [row] = v.parse(
    v.array(v.object({ value: v.unknown() })),
    await query(`select ${expression} as value`, parameters),
  )
  return row?.value
}

async function mails(sql: string): Promise<Mail[]> {
  return v.parse(v.array(Mail), await query(`${sql} order by id`))
}

/** Stores a lead with its mail; resolves to the lead's id. */
async function storeLead(): Promise<string> {
  const lead = {
    submissionId: randomUUID(),
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '4035550100' },
    ...{
      message: 'Hello',
      source: 'website',
      tags: [],
      consents: [],
      utm: {},
      page: '/',
      referrer: 'direct',
    },
    timestamp: '2026-11-20T18:00:00Z',
    score: { points: 0, reasons: [] },
    tracking: { timeOnPage: 0, userAgent: 'Test', formStartedAt: null },
  }
  const stored = await call('submit_lead($1)', [lead])
  return v.parse(v.object({ id: v.string() }), stored).id
}

/** Requests the newsletter for a new address; resolves to the request's id, which is its token's hash too. */
async function requestNewsletter(): Promise<string> {
  const id = randomUUID()
  const request = { id, tokenHash: id, email: `${id}@example.com`, wording: 'Yes', page: '/', userAgent: '' }
  expect(await call('request_newsletter($1, 3)', [request])).toBe(true)
  return id
}

/** Times are relative to now. */
async function setState(table: string, condition: string, values: readonly unknown[]) {
  await query(
    `update ${table} set (${MAIL_COLUMNS}) = row(
      $1::text, $2::integer, now() + $3::interval, now() + $4::interval, now() + $5::interval, $6::text
    ) where ${condition}`,
    [...values],
  )
}

async function claim(kind: string) {
  return v.parse(Claimed, await call('claim_mail($1, 100, 60)', [kind]))
}

describe('after the migration', () => {
  it('every mail is in the outbox, unchanged and under the same id', () => {
    expect(before).toHaveLength(13)
    const known = new Set(before.map(({ id }) => id))
    expect(after.filter(({ id }) => known.has(id))).toEqual(before)
  })

  it('a mail requested meanwhile is there once', () => {
    const known = new Set(before.map(({ id }) => id))
    const added = after.filter(({ id }) => !known.has(id))
    expect(added.map(({ kind, subject_id, status }) => [kind, subject_id, status]).sort()).toEqual([
      ['lead-team-email', during.lead, 'due'],
      ['newsletter-confirmation', during.request, 'due'],
    ])
  })

  it('the older queues and their functions are gone', async () => {
    expect(await call("to_regclass('lead_deliveries')")).toBeNull()
    const columns = await query(
      "select column_name from information_schema.columns where table_name = 'newsletter_requests'",
    )
    expect(columns).not.toContainEqual({ column_name: 'status' })
    const functions = await query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and proname ~ '^(claim|settle)_'
       order by proname`,
    )
    expect(functions).toEqual([{ proname: 'claim_mail' }, { proname: 'settle_mail' }])
  })

  it('only the service role has access: it reads the outbox, claims and settles', async () => {
    const roles = "unnest(array['anon', 'authenticated', 'service_role']) as role"
    const allowed = await query(`
      select role, privilege as may from ${roles},
        unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
      where has_table_privilege(role, 'outbox', privilege)
      union all
      select role, p.oid::regprocedure::text from ${roles}, pg_proc as p
      where p.pronamespace = 'public'::regnamespace and p.proname ~ '_mail$|^mail_'
        and has_function_privilege(role, p.oid, 'execute')
      order by may`)
    expect(allowed).toEqual([
      { role: 'service_role', may: 'claim_mail(text,integer,integer)' },
      { role: 'service_role', may: 'select' },
      { role: 'service_role', may: 'settle_mail(uuid,integer,text,integer)' },
    ])
  })

  it('a link still expires by the date its mail was sent, or else requested', async () => {
    const [sent, waiting] = [await requestNewsletter(), await requestNewsletter()]
    await query(
      "update newsletter_requests set requested_at = now() - interval '8 days' where id in ($1, $2)",
      [sent, waiting],
    )
    await query(
      "update outbox set status = 'sent', settled_at = now() - interval '6 days' where subject_id = $1",
      [sent],
    )
    expect(await call('confirm_newsletter($1, 7)', [sent])).toBe(true)
    expect(await call('confirm_newsletter($1, 7)', [waiting])).toBe(false)
    await query("update outbox set status = 'void' where subject_id = $1", [waiting])
  })

  it.each(['lead-team-email', 'newsletter-confirmation'])(
    'of %s, due mails and those of dead workers are claimed, each with its subject',
    async (kind) => {
      const claimable = after.filter((mail) => mail.kind === kind && claimableSubjects.has(mail.subject_id))
      expect(claimable).toHaveLength(3)
      const claimed = await claim(kind)
      expect(claimed.map(({ id, attempt }) => [id, attempt]).sort()).toEqual(
        claimable.map(({ id, attempts }) => [id, attempts + 1]).sort(),
      )
      for (const { id, subject } of claimed) {
        const subjectId = after.find((mail) => mail.id === id)?.subject_id
        expect(subject).toMatchObject(
          kind === 'lead-team-email'
            ? { id: subjectId, email: 'ada@example.com', consents: [] }
            : { requestId: subjectId, email: `${subjectId}@example.com` },
        )
      }
      expect(await claim(kind)).toEqual([])
    },
  )

  it('the worker that was sending a mail during the migration can still settle it', async () => {
    const sending = after.filter(({ status, attempts }) => status === 'sending' && attempts === 1)
    expect(sending).toHaveLength(2)
    for (const { id } of sending) {
      expect(await call('settle_mail($1, 2, null, null)', [id])).toBe(false)
      expect(await call('settle_mail($1, 1, null, null)', [id])).toBe(true)
      expect(await call('settle_mail($1, 1, null, null)', [id])).toBe(false)
    }
  })
})
