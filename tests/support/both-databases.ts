/** Tests that run on the built-in database and on PostgreSQL. */
import { describe } from 'vitest'
import { NO_POSTGRES } from './postgres.ts'
import { sharedPostgres } from './shared.ts'

/**
 * Declares the tests for the PostgreSQL server if one is installed, and for the built-in database, which is slower, without
 * one. `npm run test:all` runs them on both.
 */
export async function onBothDatabases(declare: (server: string | null) => void): Promise<void> {
  const server = await sharedPostgres()
  if (!server) console.warn(`Not run on PostgreSQL: ${NO_POSTGRES}.`)
  if (!server || process.env.BOTH_DATABASES) describe('on the built-in database', () => declare(null))
  if (server) describe('on PostgreSQL', () => declare(server))
}
