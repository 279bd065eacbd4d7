/**
 * The files of a new, empty PGlite database. Making them takes four seconds of computing, so they are made once
 * for each version of @supabase/lite, which pins PGlite's, and copied from then on. Migrations run on each copy.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

const { version } = JSON.parse(readFileSync('node_modules/@supabase/lite/package.json', 'utf8'))
const MADE = `.local/tests/empty-database-${version}`
const FILES = 'files'
const ARCHIVE = 'files.tar'

/** An empty database in memory. */
export async function emptyDatabase(): Promise<PgliteConnection> {
  const archive = new Blob([await readFile(join(await made(), ARCHIVE))])
  return createPgliteConnection({ url: 'memory://', pgliteOptions: { loadDataDir: archive } })
}

/** Puts the files of an empty database into a folder, which must not exist. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  await cp(join(await made(), FILES), folder, { recursive: true })
}

/** The folder with both forms. Several processes may get here first: each makes its own, and one remains. */
async function made(): Promise<string> {
  if (existsSync(MADE)) return MADE
  const folder = `${MADE}-${randomUUID()}`
  await mkdir(folder, { recursive: true })
  const connection = await createPgliteConnection({ url: join(folder, FILES) })
  const archive = await connection.driver.dumpDataDir('none')
  await connection.close()
  await writeFile(join(folder, ARCHIVE), Buffer.from(await archive.arrayBuffer()))
  await rename(folder, MADE).catch(async (error: unknown) => {
    await rm(folder, { recursive: true })
    if (!existsSync(MADE)) throw error
  })
  return MADE
}
