/** Where the content names photographs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Naming = {
  /** Path below the content folder, such as `photos/anna.jpg`. */
  file: string
  /** File and line. */
  place: string
}

const NAMED = /\bfile:\s*(['"`])(photos\/.+?)\1/g

/** Every photograph named in the TypeScript files below a folder. */
export function namedPhotos(content: string): Naming[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => {
      const source = join(content, name)
      return readFileSync(source, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(NAMED)].map(([, , file = '']) => ({ file, place: `${source}:${index + 1}` })),
        )
    })
}
