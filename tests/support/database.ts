/** The migrated database alone, called as the functions call it, and its times moved back as if time had passed. */
import { join } from 'node:path'
import type { PgliteConnection } from '@supabase/lite/pglite'
import postgres from 'postgres'
import type { CallDatabase } from '../../supabase/functions/_shared/runtime/database.ts'
import { emptyDatabase, LITE_VERSION, openArchive, writeArchive } from './empty-database.ts'
import { hashOf, made } from './made.ts'
import { migrations } from './migrations.ts'
import { AUTH, DEFAULT_RIGHTS, newDatabase, ROLES, type Template } from './postgres.ts'

const ARCHIVE = 'files.tar'

type Row = Record<string, unknown>
type Statement = readonly [sql: string, parameters: unknown[]]

export type Database = {
  call: CallDatabase
  query(sql: string, parameters?: unknown[]): Promise<Row[]>
  /** The first column of the first row. */
  value(sql: string, parameters?: unknown[]): Promise<unknown>
  /** Runs statements in one transaction. Returns the rows of the last. */
  transaction(statements: readonly Statement[]): Promise<Row[]>
  /** Empties every table but the one with the moves of a lead. */
  reset(): Promise<void>
  /** Moves every time in the outbox and its providers into the past. */
  pass(interval: string): Promise<void>
  close(): Promise<void>
}

type DatabaseOptions = {
  /** The server, null for built in; the one that TEST_DATABASE_URL names by default. */
  server?: string | null | undefined
  /** To a server. */
  connections?: number
}

/** A new database, on a server if one is named, otherwise built in. */
export async function startDatabase({
  server = process.env.TEST_DATABASE_URL,
  connections = 4,
}: DatabaseOptions = {}): Promise<Database> {
  const { query, transaction, close } = server
    ? await onServer(server, connections)
    : builtIn(await openArchive(await migratedArchive()))
  return {
    query,
    value: async (sql, parameters) => Object.values((await query(sql, parameters))[0] ?? {})[0],
    transaction,
    close,
    reset: async () => {
      const tables = await query(`select string_agg(format('public.%I', tablename), ', ') as names
        from pg_tables where schemaname = 'public' and tablename <> 'case_moves'`)
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
        `update public.deliveries set due_at = due_at - $1::interval,
           settled_at = settled_at - $1::interval, retrying_since = retrying_since - $1::interval,
           uncertain_since = uncertain_since - $1::interval`,
        [interval],
      )
      await query(
        `update public.delivery_providers
         set next_at = next_at - $1::interval, worker_until = worker_until - $1::interval`,
        [interval],
      )
    },
  }
}

async function withRights(): Promise<PgliteConnection> {
  const connection = await emptyDatabase()
  for (const statement of [...ROLES, ...AUTH, ...DEFAULT_RIGHTS]) await connection.driver.exec(statement)
  return connection
}

/** What a migrated database comes from. */
const sources = () => [...ROLES, ...AUTH, ...DEFAULT_RIGHTS, ...migrations().map(({ sql }) => sql)]

/** Every migration applied takes more than a second of computing, so it is done once for each state of them. */
async function migratedArchive(): Promise<string> {
  const folder = await made('migrated-archive', [LITE_VERSION, ...sources()], async (making) => {
    const connection = await withRights()
    for (const { sql } of migrations()) await connection.driver.exec(sql)
    await writeArchive(connection, join(making, ARCHIVE))
    await connection.close()
  })
  return join(folder, ARCHIVE)
}

/** The same on a server. */
const migratedTemplate = (): Template => ({
  name: `northbow_migrated_${hashOf(sources())}`,
  make: async (url) => {
    const sql = connect(url, 1)
    for (const statement of [...AUTH, ...DEFAULT_RIGHTS, ...migrations().map(({ sql }) => sql)])
      await sql.unsafe(statement)
    await sql.end()
  },
})

function builtIn(connection: PgliteConnection) {
  return {
    query: async (sql: string, parameters: unknown[] = []) =>
      (await connection.driver.query<Row>(sql, parameters)).rows,
    transaction: (statements: readonly Statement[]) =>
      connection.driver.transaction(async (transaction) => {
        let rows: Row[] = []
        for (const [text, parameters] of statements)
          rows = (await transaction.query<Row>(text, parameters)).rows
        return rows
      }),
    close: () => connection.close(),
  }
}

const connect = (url: string, max: number) => postgres(url, { max, onnotice: () => undefined })

async function onServer(server: string, connections: number) {
  const { url, drop } = await newDatabase(server, migratedTemplate())
  const sql = connect(url, connections)
  return {
    transaction: (statements: readonly Statement[]): Promise<Row[]> =>
      sql.begin(async (transaction) => {
        let rows: Row[] = []
        for (const [text, parameters] of statements)
          rows = [...(await transaction.unsafe<Row[]>(text, parameters as never[]))]
        return rows
      }),
    query: async (text: string, parameters: unknown[] = []): Promise<Row[]> => [
      ...(await sql.unsafe<Row[]>(text, parameters as never[])),
    ],
    close: async () => {
      await sql.end()
      await drop()
    },
  }
}
