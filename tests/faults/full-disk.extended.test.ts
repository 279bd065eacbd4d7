/** The disk of the database and of the mailbox is full: what can be read is, nothing is half stored, and it passes. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOST } from '../../scripts/stack/ports.ts'
import { createMailProvider } from '../../supabase/functions/_shared/mail/send.ts'
import { askAuth } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { type Local, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'

/** Mounts a disk; null where that is not permitted: elsewhere than on Linux, or without the rights of root. */
function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'northbow-disk-'))
  const size = `size=${megabytes}m,uid=${process.getuid?.()}`
  if (!asRoot('mount', '-t', 'tmpfs', '-o', size, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Leaves no byte free. */
    fill: () => {
      for (let bytes = 1 << 20; bytes >= 1; bytes = Math.floor(bytes / 2)) appendUntilFull(filler, bytes)
    },
    /** Takes back what `fill` has written. */
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

const disk = mountSmallDisk(256)
if (!disk) console.warn('Skipped: a small disk cannot be mounted here (on Linux, as root or with sudo).')

describe.skipIf(!disk || process.env.TEST_DATABASE_URL)('a full disk', () => {
  let local: Local
  const said = vi.spyOn(console, 'error')
  beforeAll(async () => {
    local = await startLocal({ within: disk?.folder ?? '' })
    said.mockReturnValue()
  })
  afterEach(() => {
    disk?.free()
    said.mockClear()
  })
  afterAll(async () => {
    await local?.stop()
    disk?.remove()
    said.mockRestore()
  })

  const sendLead = (form: object) => local.post('send-lead-email', form)
  const signUp = (email: string) => askAuth(local, 'signup', { email, password: 'correct horse battery' })
  const mailed = (email: string) => eventually(async () => expect(await local.mails(email)).toHaveLength(1))

  it('refuses leads and accounts until there is room, loses nothing, and then takes them by itself', async () => {
    const [before, during] = [uniqueEmail(), uniqueEmail()]
    await sendLead(siteForm(before))
    await mailed(before)

    disk?.fill()
    const form = siteForm(during)
    for (let times = 0; times < 20; times++) {
      const refused = await sendLead(form)
      expect([refused.status, await refused.json()]).toEqual([503, { error: { code: 'store_unavailable' } }])
    }
    expect((await signUp(during)).status).toBe(503)
    expect((await local.leads()).map(({ email }) => email)).toEqual([before])
    await eventually(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('The disk is full')))

    disk?.free()
    expect((await sendLead(form)).status).toBe(200)
    expect((await signUp(during)).status).toBe(200)
    await mailed(during)
    expect((await local.leads()).map(({ email }) => email)).toEqual([during, before])
    await mailed(before)
    await eventually(() => expect(said).toHaveBeenLastCalledWith('Delivery works again.'))
    // A slow machine may also have said that it waits for the database.
    expect(said.mock.calls.filter(([line]) => String(line).includes('The disk is full'))).toHaveLength(1)
  })

  it('outlasts a crash of the database, which comes back by itself once there is room', async () => {
    const email = uniqueEmail()
    await sendLead(siteForm(email))
    disk?.fill()
    const lock = await readFile(join(local.settings.folder, 'data', 'process-id'), 'utf8')
    process.kill(Number(lock.split(' ')[0]), 'SIGKILL')
    await eventually(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('ended unexpectedly')))
    await eventually(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('The disk is full')))
    disk?.free()
    await eventually(async () => expect(await local.leads(email)).toHaveLength(1))
    await mailed(email)
    expect(said).not.toHaveBeenCalledWith(expect.stringContaining('could not start'))
  })

  it('lets nothing start, and says why', async () => {
    disk?.fill()
    await expect(startLocal({ within: disk?.folder ?? '', database: 'none' })).rejects.toThrow(
      /^The disk is full: .* Make room, then start again\.$/,
    )
  })

  it('has mail refused before it is sent, so that it is sent later', async () => {
    const provider = createMailProvider(
      (name) => ({ SMTP_HOST: HOST, SMTP_PORT: String(local.settings.smtpPort) })[name],
    )
    const to = 'ada@example.com'
    const email = { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', replyTo: 'a@b.ca' }
    disk?.fill()
    await expect(provider.send('first', email)).rejects.toMatchObject({
      refusal: { reason: 'SMTP server answered 452 to MAIL FROM', mayBeSent: false },
    })
    disk?.free()
    await provider.send('second', email)
    await eventually(async () => expect(await local.mailsTo('ada@example.com')).toHaveLength(1))
    provider.close()
  })
})
