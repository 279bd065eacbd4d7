/**
 * Whatever anybody sends to a function that they may call, it answers or refuses at once, and the database goes on. The
 * functions come from the catalogue, so that a new one is tried as well: by strangers, members and the service itself.
 * The built-in database has one process and no timeout of statements: a slow call there is an outage.
 */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/both-databases.ts'
import { startDatabase } from '../support/database.ts'
import { account, as, member, newLead } from '../support/team.ts'

/** Far above what any of these calls takes, and far below what a visitor waits. */
const LIMIT_MS = 2_000

const Functions = v.array(
  v.object({
    name: v.string(),
    source: v.string(),
    types: v.array(v.string()),
    roles: v.array(v.picklist(['anon', 'authenticated', 'service_role'])),
  }),
)
type Callable = v.InferOutput<typeof Functions>[number]

const repeated = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)
const LONG = [
  ...['a/b/', 'é 家/', "a'b\\ & | ! <-> :* ", '\u0001\u0008\u001f\u007f\u009b', '((((', 'a@', '9', ' '].map(
    (part) => repeated(part, 20_000),
  ),
  repeated('a/b ', 200_000),
]
const WORDS = [
  ...['', ' ', '/', "'", '\\', '\u202e', '-infinity', 'infinity', '-1', '1e400', 'null', '[]', '{}'],
  ...['$[*]'],
]

/** By type: a usual value, and others as text, from the empty to the absurd. */
const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  text: ['a', ...WORDS, ...LONG],
  uuid: [
    '00000000-0000-0000-0000-000000000001',
    '',
    repeated('f', 20_000),
    '00000000-0000-0000-0000-000000000000',
  ],
  boolean: ['false', '', 'maybe', 'true'],
  integer: ['1', '-2147483648', '2147483647', '0', '-1', '99999999999999999999', 'NaN'],
  'double precision': ['1', 'Infinity', '-Infinity', 'NaN', '1e308', '-1e308', '0', '1e999'],
  'timestamp with time zone': [
    ...[
      '2026-11-20T18:00:00Z',
      '-infinity',
      'infinity',
      '0001-01-01',
      '294276-12-31',
      '4713-01-01 BC',
      'now',
      repeated('9', 20_000),
    ],
  ],
  'text[]': ['{}', '{NULL}', `{${repeated('a,', 19_999)}}`, `{"${repeated('a', 200_000)}"}`],
  'uuid[]': ['{}', `{${Array(10_000).fill('00000000-0000-0000-0000-000000000000').join()}}`],
}
/** Values within JSON, as JSON. */
const INNER = [
  ...['', '/', "'", '-infinity', 'infinity', ...LONG].map((text) => JSON.stringify(text)),
  ...['null', 'true', '-1', '2147483647', '-2147483648', '1e308', repeated('9', 20_000), '[]', '{}'],
  JSON.stringify(Array(10_000).fill('a/b')),
  JSON.stringify(Array(10_000).fill({ lead: 'a', version: 1 })),
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
]
/**
 * For PostgreSQL alone: the built-in database runs out of stack here without an error, and breaks when this happens often.
 * The local stack then starts it anew.
 */
const DEEP = 20_000
const DEEP_JSON = [`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`]

/** The fields that a function reads of its JSON, as its source names them. */
function fieldsOf(source: string): string[] {
  const found = [
    ...[...source.matchAll(/->>?\s*'(\w+)'/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/#>>?\s*'\{(\w+)/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/as \w+\(([^)]*)\)/g)].flatMap(([, columns = '']) =>
      columns.split(',').map((column) => column.trim().split(/\s/)[0]?.replaceAll('"', '') ?? ''),
    ),
  ]
  return [...new Set(found)].filter((name) => /^\w+$/.test(name))
}

function hostileJson(source: string): string[] {
  const fields = fieldsOf(source)
  const object = (value: string) => `{${fields.map((name) => `"${name}":${value}`).join()}}`
  return [
    '{}',
    ...INNER,
    ...INNER.map(object),
    ...fields.flatMap((name) =>
      [JSON.stringify(LONG[0]), '2147483647', '"-infinity"', '[]'].map((value) => `{"${name}":${value}}`),
    ),
    `[${Array(1_000).fill(object('1')).join()}]`,
    `[${INNER.filter(({ length }) => length < 100)
      .map(object)
      .join()}]`,
  ]
}

const brief = (values: readonly string[]) =>
  values.map((value) => (value.length > 40 ? `${value.slice(0, 40)}… (${value.length})` : value)).join(' | ')

/** Each parameter's hostile values in turn, with usual ones for the others; and all at once. */
function callsOf({ source, types }: Callable, deepJson: readonly string[]): string[][] {
  const values = types.map((type) => {
    const known = type === 'jsonb' ? [...hostileJson(source), ...deepJson] : HOSTILE[type]
    if (!known) throw new Error(`No values of the type ${type}`)
    return known
  })
  const usual = values.map(([first = '']) => first)
  const most = Math.max(1, ...values.map(({ length }) => length))
  return [
    ...values.flatMap((ofOne, place) => ofOne.map((value) => usual.with(place, value))),
    ...Array.from({ length: types.length === 1 ? 0 : most }, (_, index) =>
      values.map((ofOne) => ofOne[index % ofOne.length] ?? ''),
    ),
  ]
}

const catalogue = await startDatabase({ server: null })
const functions = v
  .parse(
    Functions,
    await catalogue.query(
      `select p.proname as name, p.prosrc as source,
         array(select format_type(t, null) from unnest(p.proargtypes) as t) as types,
         array(
           select r from unnest(array['anon', 'authenticated', 'service_role']) as r
           where has_function_privilege(r, p.oid, 'execute')
         ) as roles
       from pg_proc as p
       where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
       order by p.proname`,
    ),
  )
  .filter(({ roles }) => roles.length > 0)
await catalogue.close()

await onBothDatabases((database, server) => {
  describe('a function answers or refuses at once', () => {
    it.each(functions)(
      '$name',
      async (one) => {
        await database.reset()
        const members = [await member(database, 'Ann', 'agent'), await member(database, 'Cleo', 'manager')]
        const callers = one.roles.includes('authenticated')
          ? [await account(database, 'ada@example.com'), ...members]
          : []
        for (let index = 0; index < 10; index++)
          await newLead(database, { email: `${index}@example.com`, address: '12 Centre St N, Albert Park' })
        const sql = `select public.${one.name}(${one.types.map((type, place) => `$${place + 1}::text::${type}`).join()})`
        const slow: string[] = []
        for (const values of callsOf(one, server ? DEEP_JSON : []))
          for (const call of one.roles.includes('authenticated')
            ? callers.map((caller) => () => as(database, caller, sql, values))
            : [() => database.query(sql, values)]) {
            const began = performance.now()
            // A refusal is an answer.
            await call().catch(() => undefined)
            expect(await database.query('select 1 as one'), brief(values)).toEqual([{ one: 1 }])
            const took = performance.now() - began
            if (took > LIMIT_MS) slow.push(`${brief(values)}: ${Math.round(took)} ms`)
          }
        expect(slow).toEqual([])
      },
      120_000,
    )
  })
})
