/** Tests that run on the built-in database and on PostgreSQL. */
import { afterAll, describe } from 'vitest'
import { NO_POSTGRES, startPostgres } from './postgres.ts'

/**
 * Declares the tests twice: without a server, for the built-in database, and for a PostgreSQL server, where they are
 * skipped with a notice if none is installed.
 */
export async function onBothDatabases(declare: (server: string | null) => void): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) console.warn(`Skipped on PostgreSQL: ${NO_POSTGRES}.`)
  afterAll(() => postgres?.stop())
  describe('on the built-in database', () => declare(null))
  describe.skipIf(!postgres)('on PostgreSQL', () => declare(postgres?.url ?? null))
}
