/** The local server answers with the headers that a static host sends. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headerRules } from '../../scripts/pages/headers.ts'
import { headersFile } from '../../scripts/pages/host-files.ts'
import { HOST } from '../../scripts/stack/ports.ts'
import { siteProxy } from '../../scripts/stack/site-proxy.ts'
import { headersFor, parseHeaders } from '../../scripts/vite/host-headers.ts'
import { previewPages } from '../../scripts/vite/preview-pages.ts'

const root = mkdtempSync(join(tmpdir(), 'northbow-'))
const backend = createServer((_request, response) => response.end('{}')).listen(0, HOST)
let server: PreviewServer
let url: string
beforeAll(async () => {
  const dist = join(root, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, '_headers'), headersFile(headerRules('/')))
  for (const name of ['index.html', 'contact.html', '404.html', 'robots.txt', 'assets/app.js'])
    writeFileSync(join(dist, name), '/* text */')
  if (!backend.listening) await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  server = await preview({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [previewPages()],
    preview: { host: HOST, port: 0, proxy: siteProxy({ '/rest/v1': `http://${HOST}:${port}` }) },
  })
  url = `http://${HOST}:${(server.httpServer.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.close()
  backend.close()
  rmSync(root, { recursive: true })
})

it.each([
  ['/', 200, 7],
  ['/nowhere', 404, 7],
  ['/assets/app.js', 200, 8],
])('%s has every header that its rules name', async (path, status, count) => {
  const expected = headersFor(parseHeaders(headersFile(headerRules('/'))), path)
  expect(expected).toHaveLength(count)
  const response = await fetch(url + path)
  expect(response.status).toBe(status)
  for (const [name, value] of expected) expect([name, response.headers.get(name)]).toEqual([name, value])
})

it.each([
  ['a page', '/contact', 200],
  ['an unknown address', '/nowhere', 404],
  ['a script', '/assets/app.js', 200],
  ['a file that is unchanged', '/robots.txt', 304],
  ['a missing file', '/assets/none.js', 404],
  ['another address of a page', '/contact.html', 308],
  ['an address that people type', '/communities/NW', 301],
])('%s is answered with a policy that forbids what it does not name', async (_kind, path, status) => {
  const { headers } = await fetch(url + path)
  const init = { 'if-none-match': status === 304 ? (headers.get('etag') ?? '') : '' }
  const response = await fetch(url + path, { redirect: 'manual', headers: init })
  expect(response.status).toBe(status)
  const policy = response.headers.get('content-security-policy')?.split('; ')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]))
})

it.each([
  ['/contact/', 308, '/contact'],
  ['/contact.html?utm_source=a', 308, '/contact?utm_source=a'],
  ['/index.html', 308, '/'],
  // What people type leads to the page that they mean.
  ['/communities/NW?utm_source=a', 301, '/communities/northwest?utm_source=a'],
  ['/', 200, null],
  ['/contact', 200, null],
  ['/?a=/', 200, null],
  ['/nowhere/', 404, null],
  ['/nowhere.html', 404, null],
  ['//example.com/', 404, null],
])('%s is answered %i, and leads to %s', async (path, status, location) => {
  const response = await fetch(url + path, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})

it('what the backend answers has none of them', async () => {
  const response = await fetch(`${url}/rest/v1/leads`)
  expect(await response.text()).toBe('{}')
  expect(response.headers.get('content-security-policy')).toBeNull()
})
