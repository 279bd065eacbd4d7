/** All photographs that the content names. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PhotoFile, readPhoto } from './photo.ts'

const NAMED = /\bfile:\s*(['"`])(photos\/.+?)\1/g

/** By name as in the content, such as `photos/anna.jpg`. Throws one error that lists every photograph that cannot be used. */
export async function readPhotos(content: string): Promise<Map<string, PhotoFile>> {
  const photos = new Map<string, PhotoFile>()
  const problems: string[] = []
  for (const { file, place } of namings(content)) {
    if (photos.has(file)) continue
    try {
      photos.set(file, await readPhoto(join(content, file)))
    } catch (error) {
      problems.push(`${place}: ${join(content, file)} ${error instanceof Error ? error.message : error}`)
    }
  }
  if (problems.length > 0) throw new Error(`Photographs that cannot be used:\n${problems.join('\n')}`)
  return photos
}

/** Each photograph with the file and the line that name it. */
const namings = (content: string) =>
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(content, name))
    .flatMap((source) =>
      readFileSync(source, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(NAMED)].map(([, , file = '']) => ({ file, place: `${source}:${index + 1}` })),
        ),
    )
