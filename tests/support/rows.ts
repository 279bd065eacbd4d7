/** What a database contains. */
import type { Database } from './database.ts'

/** Every row of every table of ours, as text, by table. */
export async function everythingIn({ query }: Pick<Database, 'query'>): Promise<Map<string, string>> {
  const tables = await query("select tablename as name from pg_tables where schemaname = 'public' order by 1")
  const stored = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await query(
      `select coalesce(string_agg(to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text), '') as text from public.${name} as t`,
    )
    stored.set(String(name), String(row?.text))
  }
  return stored
}
