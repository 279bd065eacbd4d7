/** The local server answers with the headers and addresses of a static host. */
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

const headersOf = (page: string) => headersFile(headerRules('/', `https://reports.example/${page}`))

/** A build with a page of this name, which reports to an address with that name. */
function writeBuild(page: string): void {
  const dist = join(root, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, '_headers'), headersOf(page))
  for (const name of ['index.html', `${page}.html`, '404.html', 'robots.txt', 'assets/app.js'])
    writeFileSync(join(dist, name), '/* text */')
}

let server: PreviewServer
let url: string
beforeAll(async () => {
  writeBuild('contact')
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
const ask = (path: string, headers = {}) => fetch(url + path, { redirect: 'manual', headers })

it.each([
  ['/', 200, null],
  ['/contact', 200, null],
  ['/?a=/', 200, null],
  ['/assets/app.js', 200, null],
  ['/nowhere', 404, null],
  ['/nowhere/', 404, null],
  ['/nowhere.html', 404, null],
  ['//example.com/', 404, null],
  ['/assets/none.js', 404, null],
  ['/contact/', 308, '/contact'],
  ['/contact.html?utm_source=a', 308, '/contact?utm_source=a'],
  ['/index.html', 308, '/'],
  // What people type leads to the page that they mean.
  ['/Contact?utm_source=a', 308, '/contact?utm_source=a'],
  ['/CONTACT/', 308, '/contact'],
  ['/communities/NW?utm_source=a', 301, '/communities/northwest?utm_source=a'],
])('%s is answered %i, leads to %s, and has a policy that forbids what it does not name', async (...row) => {
  const [path, status, location] = row
  const { status: answered, headers } = await ask(path)
  expect([answered, headers.get('location')]).toEqual([status, location])
  const policy = headers.get('content-security-policy')?.split('; ')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]))
  const named = headersFor(parseHeaders(headersOf('contact')), path)
  if (status === 200)
    for (const [name, value] of named) expect([name, headers.get(name)]).toEqual([name, value])
  // A file that is missing today may be there tomorrow.
  else expect(headers.get('cache-control') ?? '').not.toContain('max-age')
})

it('goes on while another build takes the place of the one it began with', async () => {
  const dist = join(root, 'dist')
  const policies: (string | null)[] = []
  for (const name of ['contact', 'first', 'second']) {
    rmSync(dist, { recursive: true })
    const gone = ['/contact', `/${name}`, '/assets/app.js'].map(async (path) => (await ask(path)).status)
    expect(await Promise.all(gone)).toEqual([404, 404, 404])
    writeBuild(name)
    const { headers, status } = await ask(`/${name}`)
    expect(status).toBe(200)
    policies.push(headers.get('reporting-endpoints'))
  }
  expect(policies).toEqual(['contact', 'first', 'second'].map((name) => expect.stringContaining(name)))
})

it('a file that is unchanged has the policy too, and what the backend answers has none', async () => {
  const etag = (await ask('/robots.txt')).headers.get('etag') ?? ''
  const unchanged = await ask('/robots.txt', { 'if-none-match': etag })
  expect(unchanged.status).toBe(304)
  expect(unchanged.headers.get('content-security-policy')).toContain("default-src 'none'")
  const answer = await ask('/rest/v1/leads')
  expect(await answer.text()).toBe('{}')
  expect(answer.headers.get('content-security-policy')).toBeNull()
})
