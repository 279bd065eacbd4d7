/** The migration that removes pg_graphql, on a database that has it and on one that does not. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../support/empty-database.ts'

const MIGRATION = 'supabase/migrations/20261124000000_no_graphql.sql'
/** Neither database ships the extension, so this is what its own script leaves behind, without the library. */
const INSTALL = `
  set allow_system_table_mods = on;
  create schema graphql;
  create function graphql.resolve(query text) returns text language sql as 'select query';
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 90001, 'pg_graphql', oid, 'graphql'::regnamespace, false, '1.5.9'
    from pg_roles where rolname = current_user;
  insert into pg_depend (classid, objid, objsubid, refclassid, refobjid, refobjsubid, deptype)
    select 'pg_proc'::regclass, 'graphql.resolve'::regproc, 0, 'pg_extension'::regclass, 90001, 0, 'e';
  reset allow_system_table_mods;`

it('takes GraphQL away, and changes nothing where there is none', async () => {
  const connection = await emptyDatabase()
  const found = async () => {
    const { rows } = await connection.driver.query(`
      select (select count(*)::int from pg_extension where extname = 'pg_graphql') as extensions,
        (select count(*)::int from pg_proc where proname = 'resolve') as functions`)
    return rows[0]
  }
  await connection.driver.exec(INSTALL)
  expect(await found()).toEqual({ extensions: 1, functions: 1 })
  for (let time = 0; time < 2; time++) {
    await connection.driver.exec(readFileSync(MIGRATION, 'utf8'))
    expect(await found()).toEqual({ extensions: 0, functions: 0 })
  }
  await connection.close()
})
