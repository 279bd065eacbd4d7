/** The settings, keys and port checks of the local stack. */

import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leadSource } from '../../scripts/leads/read.ts'
import { loadKeys } from '../../scripts/stack/keys.ts'
import { freePort, HOST, requireFreePorts } from '../../scripts/stack/ports.ts'
import { forgetPort, rememberPort } from '../../scripts/stack/running-port.ts'
import { readSettings } from '../../scripts/stack/settings.ts'

describe('settings', () => {
  it('have a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 4173,
      mailboxPort: 1080,
      smtpPort: 1025,
      receiverPort: 1090,
      folder: resolve('.local'),
      databaseUrl: undefined,
      surgeFloor: '',
      deliveryIntervalMs: expect.any(Number),
    })
  })

  it('come from the environment; empty variables are ignored', () => {
    const given = { PORT: '8080', MAILBOX_PORT: '', SMTP_PORT: '2525', LOCAL_FOLDER: '/tmp/northbow' }
    const settings = readSettings({ ...given, DATABASE_URL: 'postgres://localhost/leads' })
    expect(settings).toMatchObject({ port: 8080, mailboxPort: 1080, smtpPort: 2525 })
    expect(settings).toMatchObject({ folder: '/tmp/northbow', databaseUrl: 'postgres://localhost/leads' })
    expect(readSettings({ DATABASE_URL: '', LOCAL_FOLDER: '' })).toEqual(readSettings({}))
  })

  it.each(['localhost/leads', 'mysql://localhost/leads', 'leads', 'db.example.com:5432'])(
    'throw when DATABASE_URL is %s, without repeating it',
    (text) => {
      const read = () => readSettings({ DATABASE_URL: text })
      expect(read).toThrow('DATABASE_URL must look like postgresql://user:password@host:5432/database.')
      expect(read).not.toThrow(text)
    },
  )

  it.each(['PORT', 'MAILBOX_PORT', 'SMTP_PORT', 'RECEIVER_PORT'])(
    'throw with %s and its value if it is not a port',
    (name) => {
      for (const value of ['http', '0', '-1', '65536', '80.5', '4173 5173', 'NaN', 'Infinity']) {
        const read = () => readSettings({ [name]: value })
        expect(read).toThrow(new RegExp(`^${name}\\b.*"${value}"`))
      }
      for (const value of ['1', '65535']) expect(() => readSettings({ [name]: value })).not.toThrow()
    },
  )
})

describe('keys', () => {
  let folder: string
  const keysFile = () => join(folder, 'keys.env')
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'northbow-keys-')), 'not', 'there', 'yet')
  })
  afterEach(() => rm(resolve(folder, '../../..'), { recursive: true, force: true }))

  it('are generated once, unique and hard to guess, and stored', async () => {
    const keys = await loadKeys(folder)
    expect(Object.keys(keys).sort()).toEqual([
      ...['ADDRESS_HASH_KEY', 'JWT_SECRET', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
    ])
    expect(new Set(Object.values(keys)).size).toBe(4)
    for (const key of Object.values(keys)) expect(key.length).toBeGreaterThanOrEqual(32)
    expect(keys.SUPABASE_PUBLISHABLE_KEY).toMatch(/^sb_publishable_/)
    expect(keys.SUPABASE_SECRET_KEY).toMatch(/^sb_secret_/)

    const written = await readFile(keysFile(), 'utf8')
    expect(await loadKeys(folder)).toEqual(keys)
    expect(await readFile(keysFile(), 'utf8')).toBe(written)
  })

  it('are readable by their owner only, and differ between folders', async () => {
    const keys = await loadKeys(folder)
    expect((await stat(keysFile())).mode & 0o777).toBe(0o600)
    expect(keys).not.toEqual(await loadKeys(join(folder, 'other')))
  })

  it('are added if missing, without changing the others', async () => {
    const before = await loadKeys(folder)
    const text = await readFile(keysFile(), 'utf8')
    await writeFile(keysFile(), text.replace(/^JWT_SECRET=.*\n/m, ''))
    const after = await loadKeys(folder)
    expect({ ...after, JWT_SECRET: before.JWT_SECRET }).toEqual(before)
    expect(after.JWT_SECRET).not.toBe(before.JWT_SECRET)
    expect(await loadKeys(folder)).toEqual(after)
  })
})

describe('ports', () => {
  it('are accepted when free', async () => {
    const needed = { port: await freePort(), variable: 'PORT', what: 'the site' }
    await expect(requireFreePorts([needed])).resolves.toBeUndefined()
  })

  it('are returned once, whichever process asks', async () => {
    const returned = await freePort()
    // Loaded anew, as another process loads it whose search starts at the same port.
    vi.resetModules()
    const other: typeof import('../../scripts/stack/ports.ts') = await import('../../scripts/stack/ports.ts')
    expect(await other.freePort()).not.toBe(returned)
  })

  it('in use are all reported, with their purposes and variables', async () => {
    const needed = [
      { port: await freePort(), variable: 'PORT', what: 'the site' },
      { port: await freePort(), variable: 'MAILBOX_PORT', what: 'the mailbox page' },
      { port: await freePort(), variable: 'SMTP_PORT', what: 'the mailbox' },
    ]
    const others = needed.slice(1).map(({ port }) => createServer().listen(port, HOST))
    await Promise.all(others.map((other) => once(other, 'listening')))
    try {
      const [site, page, mailbox] = needed.map(({ port }) => port)
      await expect(requireFreePorts(needed)).rejects.toThrow(
        new RegExp(`${page}, for the mailbox page: MAILBOX_PORT; ${mailbox}, for the mailbox: SMTP_PORT`),
      )
      await expect(requireFreePorts(needed)).rejects.not.toThrow(String(site))
    } finally {
      await Promise.all(others.map((other) => once(other.close(), 'close')))
    }
    await expect(requireFreePorts(needed)).resolves.toBeUndefined()
  })
})

describe('npm run leads', () => {
  it('finds the stack of its folder on whatever port that runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'northbow-'))
    const url = async (more = {}) => (await leadSource({ LOCAL_FOLDER: folder, ...more })).url
    const place = { folder, port: 5173 }
    await rememberPort(place)
    expect(await url()).toBe(`http://${HOST}:5173`)
    expect(await url({ PORT: '6173' })).toBe(`http://${HOST}:6173`)
    await forgetPort(place)
    expect(await url()).toBe(`http://${HOST}:4173`)
    await rm(folder, { recursive: true })
  })
})
