/** Over REST, neither visitors nor who is signed in get anything out of the database, or into it, unless they are of the team. */
import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmedAccount, newSession } from '../support/accounts.ts'
import { DESK_FUNCTIONS } from '../support/desk-rights.ts'
import { newsletterOn } from '../support/newsletter.ts'
import { firstPayload, uniqueEmail } from '../support/payloads.ts'
import { emptiedDatabase, sharedBackend } from '../support/shared.ts'

const FORBIDDEN = [401, 403]
const VISITORS = ['publishable', 'session'] as const
/** A value of each type that a function of ours takes. */
const VALUES: Readonly<Record<string, unknown>> = {
  uuid: randomUUID(),
  text: 'ada@example.com',
  integer: 1,
  boolean: false,
  'double precision': 1,
  'timestamp with time zone': '2026-11-20T18:00:00Z',
  jsonb: {},
  'text[]': [],
  'uuid[]': [],
  'bigint[]': [],
}
const Rows = v.array(v.record(v.string(), v.unknown()))
const Functions = v.array(
  v.object({ name: v.string(), names: v.nullable(v.array(v.string())), types: v.array(v.string()) }),
)

const email = uniqueEmail()
const local = await sharedBackend()
const database = await emptiedDatabase()
let headers: Record<(typeof VISITORS)[number] | 'secret', Record<string, string>>
let tables: string[]
/** What a signed-in user may read rows of, if a policy gives them any. */
let forMembers: string[]
let functions: { name: string; parameters: Record<string, unknown> }[]
/** A row of each table that the secret key reads and that has one. */
const rows = new Map<string, Record<string, unknown>>()

beforeAll(async () => {
  await local.post('send-lead-email', firstPayload(uniqueEmail()))
  await newsletterOn(local).requested(email)
  const { access_token } = await newSession(local, await confirmedAccount(local))
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = local.stack.keys
  headers = {
    publishable: { apikey: SUPABASE_PUBLISHABLE_KEY },
    session: { apikey: SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
    secret: { apikey: SUPABASE_SECRET_KEY },
  }

  const found = await database.query(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
  const granted = await database.query(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and has_any_column_privilege('authenticated', oid, 'select')
       and relkind in ('r', 'p', 'v', 'm')`,
  )
  forMembers = granted.map(({ name }) => String(name))
  tables = found.map(({ name }) => String(name))
  const callable = await database.query(
    `select p.proname as name, p.proargnames as names,
       array(select format_type(t, null) from unnest(p.proargtypes) as t) as types
     from pg_proc as p
     where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype`,
  )
  functions = v
    .parse(Functions, callable)
    // REST cannot send a row; privileges.test.ts looks up who may call those.
    .filter(({ types }) => !types.some((type) => tables.includes(type)))
    .map(({ name, names, types }) => ({
      name,
      parameters: Object.fromEntries(types.map((type, index) => [names?.[index] ?? '', VALUES[type]])),
    }))
  for (const table of tables) {
    const { ok, text } = await rest('secret', 'GET', table)
    const [row] = ok ? v.parse(Rows, JSON.parse(text)) : []
    if (row) rows.set(table, row)
  }
})

async function rest(as: keyof typeof headers, method: string, path: string, body?: object, more = {}) {
  const response = await fetch(`${local.stack.databaseUrl}/rest/v1/${path}`, {
    method,
    headers: {
      ...headers[as],
      ...more,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { ok: response.ok, status: response.status, text: await response.text() }
}

it('there is something to get', () => {
  expect(tables.length).toBeGreaterThan(12)
  expect([...rows.keys()]).toEqual(
    expect.arrayContaining(['leads', 'lead_consents', 'deliveries', 'newsletter_requests']),
  )
  expect(functions.length).toBeGreaterThan(25)
  for (const { name, parameters } of functions)
    expect(Object.values(parameters), name).not.toContain(undefined)
})

describe.each(VISITORS)('with the %s key', (as) => {
  it('no table can be read or changed', async () => {
    for (const table of tables) {
      const row = rows.get(table) ?? { id: 1 }
      const [column = 'id'] = Object.keys(row)
      for (const [method, body] of [
        ['GET'],
        ['POST', row],
        ['PATCH', { [column]: row[column] }],
        ['DELETE'],
      ] as const) {
        const { ok, status, text } = await rest(as, method, table, body)
        expect([method, table, ok ? text : '[]']).toEqual([method, table, '[]'])
        // Not even of no row, but for what policies give to some.
        if (method === 'GET' && as === 'session' && forMembers.includes(table)) continue
        if (method === 'GET') expect([table, status]).toEqual([table, expect.toBeOneOf(FORBIDDEN)])
        else expect([method, table, ok]).toEqual([method, table, false])
      }
      if (rows.has(table))
        expect(v.parse(Rows, JSON.parse((await rest('secret', 'GET', table)).text)), table).not.toEqual([])
    }
  })

  it('no function can be called, or answers anything about anybody', async () => {
    for (const { name, parameters } of functions) {
      const { status, text } = await rest(as, 'POST', `rpc/${name}`, parameters)
      const answer = as === 'session' && name in DESK_FUNCTIONS ? DESK_FUNCTIONS[name] : 403
      if (answer === 403) expect([name, status]).toEqual([name, expect.toBeOneOf([401, 403])])
      else expect([name, JSON.parse(text)]).toEqual([name, answer])
    }
  })

  it.each(['auth', 'storage', 'vault', 'cron', 'net', 'pg_catalog', 'information_schema'])(
    'the schema %s cannot be reached',
    async (schema) => {
      const profile = { 'accept-profile': schema, 'content-profile': schema }
      for (const path of ['users', 'pg_class', 'tables', 'schema_migrations'])
        expect((await rest(as, 'GET', path, undefined, profile)).ok).toBe(false)
    },
  )

  it('delivery cannot be started', async () => {
    const response = await fetch(local.stack.routes['/functions/v1/deliver-mail'] ?? '', {
      method: 'POST',
      headers: headers[as],
    })
    expect(response.status).toBe(403)
    await response.body?.cancel()
  })
})

it('a settled mail cannot be settled again', async () => {
  const newsletter = newsletterOn(local)
  const [mail] = await newsletter.deliveriesOf(email)
  const settlement = { delivery: mail?.id, attempt: 1, failure: 'late', retry_seconds: null }
  expect((await rest('secret', 'POST', 'rpc/settle_delivery', settlement)).text).toBe('null')
  expect(await newsletter.mailStatusesOf(email)).toEqual(['sent'])
})

it.each([
  ...['/auth/v1/../%761/settings', '/auth/%761/settings', '/rest/v1/../../%61uth/v1/settings'],
  ...['/rest/v1/../../_system/info', '/_system/config'],
])('%s leads past no front, as a program sends it', async (path) => {
  const { hostname, port } = new URL(local.stack.databaseUrl)
  const headers = { apikey: local.stack.keys.SUPABASE_PUBLISHABLE_KEY }
  // `fetch` would resolve the path itself.
  const status = await new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
  expect(status).toBe(404)
})
