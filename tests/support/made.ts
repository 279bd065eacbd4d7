/** Folders that take long to make, kept in `.local/tests` and made again when what they come from has changed. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = '.local/tests'

/** The same for the same sources. */
export const hashOf = (sources: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16)

/**
 * The folder of this name that was made from `sources`, with what `make` puts into it. Several processes may get here
 * first: each makes its own, and one remains. Those made from other sources are removed.
 */
export async function made(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = hashOf(sources)
  const wanted = join(FOLDER, `${name}-${hash}`)
  if (existsSync(wanted)) return wanted
  const folder = join(FOLDER, `making-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  await make(folder)
  await rename(folder, wanted).catch(async (error: unknown) => {
    await rm(folder, { recursive: true })
    if (!existsSync(wanted)) throw error
  })
  for (const other of await readdir(FOLDER))
    if (other.startsWith(`${name}-`) && other !== `${name}-${hash}`)
      await rm(join(FOLDER, other), { recursive: true, force: true })
  return wanted
}
