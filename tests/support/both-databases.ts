/** Tests that run on the built-in database and on PostgreSQL. */
import { describe } from 'vitest'
import { NO_POSTGRES } from './postgres.ts'
import { sharedPostgres } from './shared.ts'

/**
 * Declares the tests twice: without a server, for the built-in database, and for a PostgreSQL server, where they are
 * skipped with a notice if none is installed.
 */
export async function onBothDatabases(declare: (server: string | null) => void): Promise<void> {
  const server = await sharedPostgres()
  if (!server) console.warn(`Skipped on PostgreSQL: ${NO_POSTGRES}.`)
  describe('on the built-in database', () => declare(null))
  describe.skipIf(!server)('on PostgreSQL', () => declare(server ?? null))
}
