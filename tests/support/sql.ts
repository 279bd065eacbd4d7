/** SQL run directly on the database of a local stack. */
import { join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Local } from './local.ts'

/** Runs `sql` while the database is stopped, because only one process may use PGlite's files. */
export async function onStoppedDatabase({ settings, stack }: Local, sql: string): Promise<void> {
  await stack.services.database.stop()
  const url = settings.databaseUrl
  const connection = url
    ? createPostgresConnection({ url })
    : await createPgliteConnection({ url: join(settings.folder, 'data', 'postgres') })
  await connection.exec(sql)
  await connection.close()
  await stack.services.database.start()
}
