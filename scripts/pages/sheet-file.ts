import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a style sheet into `dist` under a name that changes with its content. Returns its address. */
export async function writeSheet(dist: string, name: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const address = `/assets/${name}-${hash}.css`
  await writeFile(join(dist, address), css)
  return address
}
