/**
 * A new, empty PGlite database. Making its files takes four seconds of computing, so they are made once for each version
 * of @supabase/lite, which pins PGlite's, and copied from then on.
 */
import { readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { made } from './made.ts'

export const { version: LITE_VERSION } = JSON.parse(
  readFileSync('node_modules/@supabase/lite/package.json', 'utf8'),
) as { version: string }
const FILES = 'files'
const ARCHIVE = 'files.tar'

/** An empty database in memory. */
export async function emptyDatabase(): Promise<PgliteConnection> {
  return openArchive(join(await emptyFiles(), ARCHIVE))
}

/** Puts the files of an empty database into a folder, which must not exist. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  await cp(join(await emptyFiles(), FILES), folder, { recursive: true })
}

/** The folder with both forms. */
const emptyFiles = () =>
  made('empty-database', [LITE_VERSION], async (folder) => {
    const connection = await createPgliteConnection({ url: join(folder, FILES) })
    await writeArchive(connection, join(folder, ARCHIVE))
    await connection.close()
  })

/** A database in memory, as it was when the archive was written. */
export async function openArchive(file: string): Promise<PgliteConnection> {
  return createPgliteConnection({
    url: 'memory://',
    pgliteOptions: { loadDataDir: new Blob([await readFile(file)]) },
  })
}

export async function writeArchive({ driver }: PgliteConnection, file: string): Promise<void> {
  await writeFile(file, Buffer.from(await (await driver.dumpDataDir('none')).arrayBuffer()))
}
