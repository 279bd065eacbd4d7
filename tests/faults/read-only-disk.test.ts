/** A disk on which nothing can be written: nothing starts on it, and the message says why. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireRoom } from '../../scripts/stack/disk.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const disk = mountSmallDisk(100)
if (!disk) console.warn('Skipped: a small disk cannot be mounted here (on Linux, as root or with sudo).')

describe.skipIf(!disk)('a read-only disk', () => {
  const folder = (name: string) => join(disk?.folder ?? '', name)
  beforeAll(() => {
    mkdirSync(folder('known'))
    disk?.lock()
  })
  afterAll(() => disk?.remove())

  it.each(['known', 'new', 'new/within'])('is refused for the folder %s, with the reason', async (name) => {
    await expect(requireRoom(folder(name))).rejects.toThrow(
      `The disk of ${folder(name)} is read-only. Make it writable, or set LOCAL_FOLDER, then start again.`,
    )
  })
})
