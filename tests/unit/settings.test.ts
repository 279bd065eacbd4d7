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

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northbow-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('settings', () => {
  it('have a default for everything, also for empty variables', () => {
    const defaults = readSettings({})
    expect(defaults).toMatchObject({ port: 4173, mailboxPort: 1080, smtpPort: 1025, receiverPort: 1090 })
    expect(defaults).toMatchObject({ folder: resolve('.local'), databaseUrl: undefined, mailedPerHour: '' })
    expect(readSettings({ DATABASE_URL: '', LOCAL_FOLDER: '', MAILBOX_PORT: '' })).toEqual(defaults)
  })

  it('come from the environment', () => {
    const given = { PORT: '1', SMTP_PORT: '65535', LOCAL_FOLDER: '/tmp/northbow' }
    expect(readSettings({ ...given, DATABASE_URL: 'postgres://localhost/leads' })).toMatchObject({
      ...{ port: 1, smtpPort: 65_535, folder: '/tmp/northbow', databaseUrl: 'postgres://localhost/leads' },
    })
  })

  it.each(['localhost/leads', 'mysql://localhost/leads'])('throw when DATABASE_URL is %s', (text) => {
    const read = () => readSettings({ DATABASE_URL: text })
    expect(read).toThrow('DATABASE_URL must look like postgresql://user:password@host:5432/database.')
    // It may hold a password.
    expect(read).not.toThrow(text)
  })

  it.each(['PORT', 'MAILBOX_PORT', 'SMTP_PORT', 'RECEIVER_PORT'])('throw when %s is no port', (name) => {
    for (const value of ['http', '0', '-1', '65536', '80.5', '4173 5173', 'NaN', 'Infinity'])
      expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}\\b.*"${value}"`))
  })
})

it('keys are made once, hard to guess, and readable by their owner only; a missing one is added', async () => {
  const place = join(folder, 'not', 'there', 'yet')
  const file = join(place, 'keys.env')
  const keys = await loadKeys(place)
  expect(new Set(Object.values(keys)).size).toBe(4)
  for (const key of Object.values(keys)) expect(key.length).toBeGreaterThanOrEqual(32)
  expect(keys.SUPABASE_PUBLISHABLE_KEY).toMatch(/^sb_publishable_/)
  expect(keys.SUPABASE_SECRET_KEY).toMatch(/^sb_secret_/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await loadKeys(place)).toEqual(keys)
  expect(keys).not.toEqual(await loadKeys(join(folder, 'other')))

  await writeFile(file, (await readFile(file, 'utf8')).replace(/^JWT_SECRET=.*\n/m, ''))
  const after = await loadKeys(place)
  expect({ ...after, JWT_SECRET: keys.JWT_SECRET }).toEqual(keys)
  expect(after.JWT_SECRET).not.toBe(keys.JWT_SECRET)
  expect(await loadKeys(place)).toEqual(after)
})

describe('ports', () => {
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
    const [site, page, mailbox] = needed.map(({ port }) => port)
    const refused = await requireFreePorts(needed).catch(String)
    await Promise.all(others.map((other) => once(other.close(), 'close')))
    expect(refused).toContain(
      `${page}, for the mailbox page: MAILBOX_PORT; ${mailbox}, for the mailbox: SMTP_PORT`,
    )
    expect(refused).not.toContain(String(site))
    await expect(requireFreePorts(needed)).resolves.toBeUndefined()
  })
})

it('npm run leads finds the stack of its folder on whatever port that runs', async () => {
  const url = async (more = {}) => (await leadSource({ LOCAL_FOLDER: folder, ...more })).url
  const place = { folder, port: 5173 }
  await rememberPort(place)
  expect(await url()).toBe(`http://${HOST}:5173`)
  expect(await url({ PORT: '6173' })).toBe(`http://${HOST}:6173`)
  await forgetPort(place)
  expect(await url()).toBe(`http://${HOST}:4173`)
})
