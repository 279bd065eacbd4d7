/** The migrated database alone, called as the functions call it, and its times moved back as if time had passed. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import postgres from 'postgres'
import type { CallDatabase } from '../../supabase/functions/_shared/runtime/database.ts'
import { emptyDatabase } from './empty-database.ts'

const FOLDER = 'supabase/migrations'
const ROLES = ['anon', 'authenticated', 'service_role']
/** As in a Supabase project. */
const DEFAULT_RIGHTS = `alter default privileges in schema public grant all on tables to ${ROLES.join(', ')}`

type Row = Record<string, unknown>

export type Database = {
  call: CallDatabase
  /** Applies the migrations that were left out at the start. */
  migrateRest(): Promise<void>
  query(sql: string, parameters?: unknown[]): Promise<Row[]>
  /** Empties every table. */
  reset(): Promise<void>
  /** Moves every time in the outbox and its providers into the past. */
  pass(interval: string): Promise<void>
  close(): Promise<void>
}

/**
 * Built in, or a new database on the server that TEST_DATABASE_URL names. With `until`, only the migrations
 * whose names come before it are applied.
 */
export async function startDatabase({ until = '~' } = {}): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  const { query, execute, close } = url ? await onServer(url) : await builtIn()
  const migrations = readdirSync(FOLDER).sort()
  const migrate = async (applies: (name: string) => boolean) => {
    for (const name of migrations.filter(applies)) await execute(readFileSync(`${FOLDER}/${name}`, 'utf8'))
  }
  await migrate((name) => name < until)
  return {
    migrateRest: () => migrate((name) => name >= until),
    query,
    close,
    reset: async () => {
      const tables = await query(`select string_agg(format('public.%I', tablename), ', ') as names
        from pg_tables where schemaname = 'public'`)
      await query(`truncate ${tables[0]?.names} cascade`)
    },
    call: async (name, parameters) => {
      const entries = Object.entries(parameters)
      const list = entries.map(([key], index) => `${key} => $${index + 1}`).join(', ')
      const [row] = await query(
        `select public.${name}(${list}) as value`,
        entries.map(([, value]) => value),
      )
      return row?.value
    },
    pass: async (interval) => {
      await query(
        `update public.outbox set due_at = due_at - $1::interval, leased_until = leased_until - $1::interval,
           settled_at = settled_at - $1::interval, retrying_since = retrying_since - $1::interval,
           uncertain_since = uncertain_since - $1::interval`,
        [interval],
      )
      await query(
        `update public.mail_providers
         set next_at = next_at - $1::interval, worker_until = worker_until - $1::interval`,
        [interval],
      )
    },
  }
}

async function builtIn() {
  const connection = await emptyDatabase()
  for (const role of ROLES) await connection.driver.exec(`create role ${role}`)
  await connection.driver.exec(DEFAULT_RIGHTS)
  return {
    query: async (sql: string, parameters: unknown[] = []) =>
      (await connection.driver.query<Row>(sql, parameters)).rows,
    execute: async (sql: string) => void (await connection.driver.exec(sql)),
    close: () => connection.close(),
  }
}

async function onServer(url: string) {
  const name = `northbow_${randomUUID().replaceAll('-', '')}`
  const server = postgres(url, { onnotice: () => undefined })
  await server.unsafe(`create database ${name}`)
  for (const role of ROLES)
    await server.unsafe(`do $$ begin create role ${role}; exception when duplicate_object then null; end $$`)
  const own = new URL(url)
  own.pathname = name
  const sql = postgres(own.href, { max: 4, onnotice: () => undefined })
  await sql.unsafe(DEFAULT_RIGHTS)
  return {
    query: async (text: string, parameters: unknown[] = []): Promise<Row[]> => [
      ...(await sql.unsafe<Row[]>(text, parameters as never[])),
    ],
    execute: async (text: string) => void (await sql.unsafe(text)),
    close: async () => {
      await sql.end()
      await server.unsafe(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}
