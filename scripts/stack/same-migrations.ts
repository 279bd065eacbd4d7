/** Whether a stored database was made by the migrations of this tree: a kept one would otherwise keep its old functions. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const FOLDER = 'supabase/migrations'

const Recorded = v.object({
  rows: v.array(
    v.object({ version: v.string(), name: v.string(), statements: v.nullable(v.array(v.string())) }),
  ),
})

/** Without what a record may lose of a file: spaces, and the semicolons between statements. */
const bare = (sql: string) => sql.replace(/[\s;]/g, '')

/**
 * Throws, naming the first migration that was applied and is another in the tree, or gone. `query` reads the database;
 * one without a record of migrations is new.
 */
export async function requireSameMigrations(query: (sql: string) => Promise<unknown>): Promise<void> {
  const {
    rows: [{ record }],
  } = v.parse(
    v.object({ rows: v.tuple([v.object({ record: v.nullable(v.string()) })]) }),
    await query("select to_regclass('supabase_migrations.schema_migrations')::text as record"),
  )
  if (!record) return
  const { rows } = v.parse(
    Recorded,
    await query(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
    ),
  )
  const files = new Map(readdirSync(FOLDER).map((file) => [file.replace(/\.sql$/, ''), file]))
  for (const { version, name, statements } of rows) {
    const file = files.get(`${version}_${name}`)
    const applied = bare((statements ?? []).join(''))
    if (!file || (applied !== '' && applied !== bare(readFileSync(join(FOLDER, file), 'utf8'))))
      throw new Error(`the database was made by another migration ${version}_${name}`)
  }
}
