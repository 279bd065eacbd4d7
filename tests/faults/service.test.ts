/** A service of the stack whose log cannot be written, and one that crashes. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freePort, HOST } from '../../scripts/stack/ports.ts'
import { createService, type Service } from '../../scripts/stack/service.ts'
import { eventually } from '../support/eventually.ts'

/** Prints a line for each request, far more than a pipe holds, and crashes when told to. */
const PROGRAM = `
  process.stdin.on('end', () => process.exit(0)).resume()
  require('node:http').createServer((request, response) => {
    console.log('request '.repeat(20_000))
    response.end(String(process.pid))
    if (request.url === '/crash') response.on('finish', () => {
      console.error('Error: crashed on purpose')
      process.exit(1)
    })
  }).listen(process.env.PORT, '127.0.0.1')
`

let folder: string
let url: string
let service: Service
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northbow-'))
  const port = await freePort()
  url = `http://${HOST}:${port}`
  service = createService({
    name: 'The service',
    id: 'service',
    command: process.execPath,
    args: ['-e', PROGRAM],
    environment: { PORT: String(port) },
    logFolder: folder,
    healthUrl: url,
    advice: 'Look.',
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('waits for a service that works, and says so', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const busy = createService({
    name: 'The service',
    id: 'busy',
    command: process.execPath,
    args: ['-e', `const until = Date.now() + 2_500; while (Date.now() < until); ${PROGRAM}`],
    environment: { PORT: new URL(url).port },
    logFolder: folder,
    healthUrl: url,
    advice: 'Look.',
    startTimeoutMs: 1_000,
  })
  await busy.start()
  await busy.stop()
  expect(said.mock.calls.map(String)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^The service has not answered for \d+ s, but is working/),
    ]),
  )
})

it('says what is known of a service that does not answer in time', async () => {
  const slow = createService({
    name: 'The service',
    id: 'slow',
    command: process.execPath,
    args: ['-e', "console.log('Replaying the log'); setInterval(() => {}, 1000)"],
    environment: {},
    logFolder: folder,
    healthUrl: url,
    advice: 'Stop the other copy.',
    startTimeoutMs: 2_000,
  })
  vi.spyOn(console, 'error').mockReturnValue()
  await expect(slow.start()).rejects.toThrow(
    /^The service did not answer within \d+ s, without an error\. It is not working on it either\. Its last line: Replaying the log \(log: .*slow\.log\)$/,
  )
  await slow.stop()
})

const get = async (path = '') => (await fetch(url + path)).text()

it.skipIf(process.platform !== 'linux')('goes on when the disk is full, which is reported once', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  symlinkSync('/dev/full', join(folder, 'service.log'))
  await service.start()
  const id = await get()
  for (let count = 0; count < 10; count++) expect(await get()).toBe(id)
  await eventually(() => expect(reported).toHaveBeenCalledOnce())
  expect(reported.mock.calls[0]?.[0]).toMatch(/service\.log cannot be written: ENOSPC/)
})

it('keeps the log of a crash when it is restarted', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await service.start()
  const first = await get('/crash')
  await eventually(async () => expect(await get()).not.toBe(first))
  const log = readFileSync(join(folder, 'service.log'), 'utf8')
  expect(log).toMatch(/started .*crashed on purpose\n--- started /s)
})
