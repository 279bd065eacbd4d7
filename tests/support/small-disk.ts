/** A disk of some megabytes, in memory. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Leaves no byte free. */
  fill(): void
  /** Takes back what `fill` has written. */
  free(): void
  remove(): void
}

/** Mounts a disk; null where that is not permitted: elsewhere than on Linux, or without the rights of root. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'northbow-disk-'))
  const size = `size=${megabytes}m,uid=${process.getuid?.()}`
  if (!asRoot('mount', '-t', 'tmpfs', '-o', size, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      for (let bytes = 1 << 20; bytes >= 1; bytes = Math.floor(bytes / 2)) appendUntilFull(filler, bytes)
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      asRoot('umount', '--lazy', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function asRoot(...command: [string, ...string[]]): boolean {
  if (process.platform !== 'linux') return false
  const [program, ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  try {
    execFileSync(String(program), args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function appendUntilFull(file: string, bytes: number): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(bytes))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
