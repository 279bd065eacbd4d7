/** Tests that run on the built-in database and on PostgreSQL. */
import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, startDatabase } from './database.ts'
import { NO_POSTGRES } from './postgres.ts'
import { sharedPostgres } from './shared.ts'

type Options = {
  connections?: number
  start?: (options: { server: string | null; connections: number }) => Promise<Database>
}

/**
 * Declares the tests for the PostgreSQL server if one is installed, and for the built-in database, which is slower, without
 * one. `npm run test:all` runs them on both. The database is there once the first test or hook of `declare` runs.
 */
export async function onBothDatabases(
  declare: (database: Database, server: string | null) => void,
  { connections = 4, start = startDatabase }: Options = {},
): Promise<void> {
  const on = (server: string | null) => {
    const database = {} as Database
    beforeAll(async () => void Object.assign(database, await start({ server, connections })))
    afterAll(() => database.close())
    declare(database, server)
  }
  const server = await sharedPostgres()
  if (!server) console.warn(`Not run on PostgreSQL: ${NO_POSTGRES}.`)
  if (!server || process.env.BOTH_DATABASES) describe('on the built-in database', () => on(null))
  if (server) describe('on PostgreSQL', () => on(server))
}
