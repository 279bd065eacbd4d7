/**
 * Applies migrations as `supabase db push` does: unrecorded ones, in order, each in one transaction with its record,
 * so that a failed one leaves nothing behind.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'

const FOLDER = 'supabase/migrations'

/** The record that the Supabase CLI keeps. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  )`

export type Migration = { version: string; name: string; sql: string }

/** The project's migrations in order. */
export function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
      return { version, name, sql: readFileSync(join(FOLDER, file), 'utf8') }
    })
}

/** The versions that the database has, in order. */
export async function appliedVersions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`
  return rows.map(({ version }) => version)
}

/** Applies pending migrations. Resolves to their number; rejects at the first that fails. */
export async function push(sql: Sql, all: readonly Migration[]): Promise<number> {
  await sql.unsafe(HISTORY)
  const applied = new Set(await appliedVersions(sql))
  const pending = all.filter(({ version }) => !applied.has(version))
  for (const { version, name, sql: text } of pending)
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text)
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[text]})`
    })
  return pending.length
}
