/** Results that take long, kept in `.build` for the next build. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Returns the file cached under this name, or makes it. The name must change with everything it is made of. */
export async function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join('.build', name)
  if (existsSync(file)) return readFile(file)
  const made = await make()
  await mkdir(dirname(file), { recursive: true })
  // Under its name only once it is complete: another build may be reading.
  const incomplete = `${file}.${randomUUID()}`
  await writeFile(incomplete, made)
  await rename(incomplete, file)
  return made
}
