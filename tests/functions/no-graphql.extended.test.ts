/** What the migrations do to a database that has pg_graphql. Every other test runs them on one that does not. */
import { expect, it } from 'vitest'
import { emptyDatabase } from '../support/empty-database.ts'
import { migrations } from '../support/migrations.ts'
import { AUTH, ROLES } from '../support/postgres.ts'

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

it('they take GraphQL away', async () => {
  const connection = await emptyDatabase()
  const found = async () => {
    const { rows } = await connection.driver.query(`
      select (select count(*)::int from pg_extension where extname = 'pg_graphql') as extensions,
        (select count(*)::int from pg_proc where proname = 'resolve') as functions`)
    return rows[0]
  }
  for (const statement of [...ROLES, ...AUTH, INSTALL]) await connection.driver.exec(statement)
  expect(await found()).toEqual({ extensions: 1, functions: 1 })
  for (const { sql } of migrations()) await connection.driver.exec(sql)
  expect(await found()).toEqual({ extensions: 0, functions: 0 })
  await connection.close()
})
