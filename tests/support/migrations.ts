/** The site's migrations. */
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'supabase/migrations'

/** In the order in which they are applied. */
export const migrations = () =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => ({ name, sql: readFileSync(`${FOLDER}/${name}`, 'utf8') }))
