/** How much room the disk has. The stack stops storing before it is full: PGlite breaks when it cannot write its log. */
import { statfsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'

/** More than all that the database writes between one request and the next: Postgres extends its log by 16 MB. */
const RESERVE_BYTES = 64_000_000

/** Whether the disk of the folder has room for something new; true when that cannot be found out. */
export function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= RESERVE_BYTES
  } catch {
    return true
  }
}

/** Makes the folder. Rejects if its disk has no room. */
export async function requireRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (!hasRoom(folder)) throw new Error(`${fullDisk(folder)} Make room, then start again.`)
}

export function fullDisk(folder: string): string {
  return `The disk is full: less than ${RESERVE_BYTES / 1e6} MB are left for ${folder}.`
}
