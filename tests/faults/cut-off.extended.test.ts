/** Requests whose body is cut off half-way, or never goes on: to each function by itself, and to the site in front. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edgeFunctions } from '../../scripts/stack/deno.ts'
import { siteProxy } from '../../scripts/stack/site-proxy.ts'
import { closeStalled } from '../../scripts/stack/stalled.ts'
import { type Local, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'

const CUT_OFF = 200
const HALF_OPEN = 100
const HALF = '{"firstName":"Ada","message":"'

/** Opens a request of which half of the body comes. */
async function begin(port: number, path: string, headers = 'content-length: 4000\r\n'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n`)
  socket.write(headers.includes('chunked') ? `1e\r\n${HALF}\r\n` : HALF)
  return socket
}
const closed = (sockets: readonly Socket[]) =>
  Promise.all(sockets.map((socket) => socket.closed || once(socket.resume(), 'close')))

describe('the functions', () => {
  let local: Local
  beforeAll(async () => {
    local = await startLocal()
  })
  afterAll(() => local.stop())
  const portOf = (name: string) => Number(new URL(local.stack.routes[`/functions/v1/${name}`] ?? '').port)
  const logOf = (name: string) => readFileSync(join(local.settings.folder, 'logs', `${name}.log`), 'utf8')

  /** The others read none. */
  const reading = edgeFunctions().filter((name) => name !== 'deliver-mail' && name !== 'form-token')
  it.each(reading)(`%s says in one line that bodies were cut off, and goes on`, async (name) => {
    const before = logOf(name).split('\n').length
    for (let count = 0; count < CUT_OFF; count++) {
      const chunked = count % 2 ? 'transfer-encoding: chunked\r\n' : undefined
      const socket = await begin(portOf(name), '/', chunked)
      socket.end()
      await closed([socket])
    }
    const port = portOf(name)
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'OPTIONS' })
    expect(answer.status).toBeLessThan(500)
    expect(logOf(name).split('\n').length - before).toBeLessThanOrEqual(1)
  })

  it('a body that does not come in ten seconds is refused', async () => {
    const socket = await begin(portOf('send-lead-email'), '/')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  })

  it(`${HALF_OPEN} requests through the site that never go on are closed, and keep nobody waiting`, async () => {
    const { port } = local.settings
    const server = await preview({
      root: local.settings.folder,
      configFile: false,
      appType: 'custom',
      logLevel: 'silent',
      preview: { host: '127.0.0.1', port, strictPort: true, proxy: siteProxy(local.stack.routes) },
    })
    closeStalled(server.httpServer)
    const path = '/functions/v1/send-lead-email'
    const sockets = await Promise.all(Array.from({ length: HALF_OPEN }, () => begin(port, path)))
    const started = performance.now()
    const form = { method: 'POST', body: JSON.stringify(siteForm(uniqueEmail())) }
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { ...form, headers })).status).toBe(200)
    await closed(sockets)
    expect(performance.now() - started).toBeLessThan(20_000)
    await server.close()
  })
})
