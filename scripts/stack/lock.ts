/** A lock on a folder for one process. A lock whose process has ended does not count. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Locks the folder and returns a function that unlocks it. Throws naming the process that has the lock. */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'process-id')
  mkdirSync(folder, { recursive: true })
  const holder = readIfExists(lock)
  const id = Number(holder.split(' ')[0])
  if (id && id !== process.pid && holder === identify(id))
    throw new Error(`the data in ${folder} is in use by process ${id}`)
  writeFileSync(lock, identify(process.pid))
  return () => rmSync(lock, { force: true })
}

/** A process by its id and when it started, because ids are given again. */
export function identify(id: number): string {
  return `${id} ${startOf(id)}`
}

/** Empty when there is no such process. */
function startOf(id: number): string {
  // Linux, where `ps` may be missing: the 22nd field, in ticks. The second may contain spaces.
  const stat = readIfExists(`/proc/${id}/stat`)
  if (stat) return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(id)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
