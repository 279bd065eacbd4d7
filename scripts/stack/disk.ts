/** How much room the disk has. The stack stops storing before it is full: PGlite breaks when it cannot write its log. */
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

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

/** Makes the folder. Rejects if nothing can be written there, or its disk has no room. */
export async function requireRoom(folder: string): Promise<void> {
  if (isReadOnly(folder))
    throw new Error(
      `The disk of ${folder} is read-only. Make it writable, or set LOCAL_FOLDER, then start again.`,
    )
  await mkdir(folder, { recursive: true })
  if (!hasRoom(folder)) throw new Error(`${fullDisk(folder)} Make room, then start again.`)
}

/** Making a folder on a read-only disk fails as if a folder above it were missing. */
function isReadOnly(folder: string): boolean {
  const above = dirname(folder)
  if (!existsSync(folder) && above !== folder) return isReadOnly(above)
  try {
    accessSync(folder, constants.W_OK)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EROFS'
  }
}

export function fullDisk(folder: string): string {
  return `The disk is full: less than ${RESERVE_BYTES / 1e6} MB are left for ${folder}.`
}
