/** All photographs that the content names. */
import { join } from 'node:path'
import { namedPhotos } from './named.ts'
import { type PhotoFile, readPhoto } from './photo.ts'

/** By name as in the content. Throws one error that lists every photograph that cannot be used. */
export async function readPhotos(content: string): Promise<Map<string, PhotoFile>> {
  const photos = new Map<string, PhotoFile>()
  const problems: string[] = []
  for (const { file, place } of namedPhotos(content)) {
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
