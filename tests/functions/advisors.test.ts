/**
 * The rules of Supabase's database advisors (Splinter, https://supabase.github.io/splinter) on the migrated database.
 * The queries are our own, after its descriptions; the number is the rule's. Left out are rules about auth settings,
 * storage and extensions that these migrations do not use, and about use over time. 0008 (row level security without
 * a policy) is meant so here: only the service role, which bypasses it, reads those tables. What visitors
 * see and call (0002, 0016, 0017, 0023, 0026 to 0029) is in tests/functions/privileges.test.ts.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, startDatabase } from '../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

const OWN = "'public'::regnamespace"

/** Each selects the `name` of what breaks the rule. */
const RULES: Record<string, string> = {
  '0001 every foreign key has an index': `
    select f.conname as name from pg_constraint as f
    where f.contype = 'f' and f.connamespace = ${OWN} and not exists (
      select from pg_index as i
      where i.indrelid = f.conrelid and (i.indkey::smallint[])[0:cardinality(f.conkey) - 1] @> f.conkey
        and i.indpred is null
    )`,
  '0004 every table has a primary key': `
    select c.relname as name from pg_class as c
    where c.relnamespace = ${OWN} and c.relkind in ('r', 'p')
      and not exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary)`,
  '0006, 0024 no table has a second policy, or one for everybody': `
    select p.polname as name from pg_policy as p
    join pg_class as c on c.oid = p.polrelid
    where c.relnamespace = ${OWN} and (
      p.polroles <> array['authenticated'::regrole::oid]
      or exists (select from pg_policy as o where o.polrelid = p.polrelid and o.oid <> p.oid)
    )`,
  '0009 no index exists twice': `
    select a.indexrelid::regclass::text as name from pg_index as a
    join pg_index as b on b.indrelid = a.indrelid and b.indexrelid > a.indexrelid
    join pg_class as c on c.oid = a.indrelid and c.relnamespace = ${OWN}
    where regexp_replace(pg_get_indexdef(a.indexrelid), '^.* USING ', '')
      = regexp_replace(pg_get_indexdef(b.indexrelid), '^.* USING ', '')`,
  '0010 every view has the rights of its reader': `
    select c.relname as name from pg_class as c
    where c.relnamespace = ${OWN} and c.relkind = 'v'
      and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
  '0011 every function sets its search path, or was parsed when it was made': `
    select p.oid::regprocedure::text as name from pg_proc as p
    where p.pronamespace = ${OWN} and p.prosqlbody is null and not exists (
      select from unnest(p.proconfig) as s(setting) where s.setting like 'search_path=%'
    )`,
  '0007, 0013 every table has row level security': `
    select c.relname as name from pg_class as c
    where c.relnamespace = ${OWN} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  '0014 no extension is in the public schema': `
    select e.extname as name from pg_extension as e where e.extnamespace = ${OWN}`,
  '0018 no column has a type that an upgrade refuses': `
    select c.relname || '.' || a.attname as name from pg_attribute as a
    join pg_class as c on c.oid = a.attrelid
    where c.relnamespace = ${OWN} and a.atttypid in ('regcollation'::regtype, 'regconfig'::regtype,
      'regdictionary'::regtype, 'regnamespace'::regtype, 'regoper'::regtype, 'regoperator'::regtype,
      'regproc'::regtype, 'regprocedure'::regtype)`,
  '0030 every index is valid': `
    select i.indexrelid::regclass::text as name from pg_index as i where not i.indisvalid`,
}

it.each(Object.entries(RULES))('%s', async (_rule, sql) => {
  expect(await database.query(sql)).toEqual([])
})

it('the service role changes tables only through functions', async () => {
  const changeable = await database.query(`
    select c.relname as name from pg_class as c
    where c.relnamespace = ${OWN} and c.relkind in ('r', 'p', 'v')
      and has_table_privilege('service_role', c.oid, 'insert, update, delete, truncate, references, trigger')`)
  expect(changeable).toEqual([])
})

it('each rule finds what breaks it', async () => {
  await database.query(
    'create table public.broken (id integer, lead uuid references public.leads (id), path regproc)',
  )
  await database.query('create policy anybody on public.broken using (true)')
  await database.query('create index broken_one on public.broken (id)')
  await database.query('create index broken_two on public.broken (id)')
  await database.query(
    "update pg_index set indisvalid = false where indexrelid = 'public.broken_two'::regclass",
  )
  await database.query('create view public.broken_view as select * from public.broken')
  await database.query(
    'create function public.broken_call() returns integer language sql security definer as $$ select 1 $$',
  )
  for (const [rule, sql] of Object.entries(RULES)) {
    // A trusted language cannot be moved there.
    if (rule.startsWith('0014')) continue
    expect([rule, (await database.query(sql)).length > 0]).toEqual([rule, true])
  }
})
