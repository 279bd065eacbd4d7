/** A data folder of the stack that is no database: it is refused, and the message says why. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/stack/ports.ts'
import { readSettings } from '../../scripts/stack/settings.ts'
import { startStack } from '../../scripts/stack/stack.ts'
import { copyEmptyDatabase } from '../support/empty-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbow-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a broken data folder', () => {
  const data = () => join(folder, 'data', 'postgres')

  it.each([
    ['a file is missing', () => rmSync(join(data(), 'PG_VERSION'))],
    ['a file is empty', () => writeFileSync(join(data(), 'global', 'pg_control'), '')],
    [
      'something else is in it',
      () => {
        rmSync(data(), { recursive: true })
        mkdirSync(data())
        writeFileSync(join(data(), 'notes.txt'), 'Mine')
      },
    ],
  ])('is refused with the reason when %s', async (_name, spoil) => {
    await copyEmptyDatabase(data())
    spoil()
    const ports = await Promise.all([freePort(), freePort(), freePort()])
    const [PORT, MAILBOX_PORT, SMTP_PORT] = ports.map(String)
    const settings = readSettings({ PORT, MAILBOX_PORT, SMTP_PORT, LOCAL_FOLDER: folder })
    await expect(startStack(settings)).rejects.toThrow(
      `The database could not start: ${data()} is not a database that this version can open`,
    )
  })
})
