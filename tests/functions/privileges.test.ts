/**
 * What the roles of visitors and of signed-in users may do, by the catalogue, in every schema and on both databases: who
 * is signed in may read the desk's tables, where row level security decides, and call its functions; else nothing.
 * The migrations run under the default privileges of a Supabase project, which give everything new in `public` to
 * everybody.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/both-databases.ts'
import { DESK_FUNCTIONS, DESK_TABLES } from '../support/desk-rights.ts'

const VISITORS = ['anon', 'authenticated'] as const
const SYSTEM = "('pg_catalog', 'information_schema', 'pg_toast')"

/** What who is signed in may do. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  'read a table or view, or a column of it': DESK_TABLES,
  'call a function': Object.keys(DESK_FUNCTIONS),
}

/** Each selects the `name` of what a role may do. */
const allowed = (role: string) => ({
  'read a table or view, or a column of it': `
    select c.relname as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname not in ${SYSTEM} and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and has_any_column_privilege('${role}', c.oid, 'select')
    order by 1`,
  'write a table or view, or a column of it': `
    select c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname not in ${SYSTEM} and c.relkind in ('r', 'p', 'v', 'm', 'f') and (
      has_table_privilege('${role}', c.oid, 'insert, update, delete, truncate, references, trigger')
      or has_any_column_privilege('${role}', c.oid, 'insert, update, references')
    )`,
  'use a sequence': `
    select c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname not in ${SYSTEM}
      and case when c.relkind = 'S' then has_sequence_privilege('${role}', c.oid, 'usage, select, update') end`,
  'call a function': `
    select p.proname as name from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname not in ${SYSTEM} and has_function_privilege('${role}', p.oid, 'execute')
    order by 1`,
  'create something in a schema': `
    select n.nspname as name from pg_namespace as n
    where n.nspname not in ${SYSTEM} and n.nspname not like 'pg\\_temp%' and n.nspname not like 'pg\\_toast%'
      and has_schema_privilege('${role}', n.oid, 'create')`,
})

await onBothDatabases((database) => {
  describe('after all migrations, and with what a later one adds', () => {
    beforeAll(async () => {
      await database.query('create table public.added (id bigint generated always as identity)')
      await database.query('create view public.added_view as select * from public.added')
      await database.query("create function public.added() returns int language sql as 'select 1'")
    })

    describe.each(VISITORS)('%s may only', (role) => {
      it.each(Object.entries(allowed(role)))('%s', async (what, sql) => {
        const names = (await database.query(sql)).map(({ name }) => name)
        expect(names).toEqual(role === 'authenticated' ? (RIGHTS[what] ?? []) : [])
      })
    })
  })
})
