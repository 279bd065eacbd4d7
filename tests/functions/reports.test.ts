/** What browsers report: whose reports are counted, what is kept of them. */
import { expect, it } from 'vitest'
import { REPORT_BATCH, REPORT_LIMIT } from '../../content/reports.ts'
import { sharedBackend } from '../support/shared.ts'
import { callDatabase } from '../support/team-accounts.ts'

const local = await sharedBackend()
const origin = `http://127.0.0.1:${local.settings.port}`

const ERRORS = 'text/plain;charset=UTF-8'
const OLDER = 'application/csp-report'
const NEWER = 'application/reports+json'

/** Each from a client of its own, so that no limit is reached by accident. */
let client = 0
function post(body: unknown, type: string, headers: Record<string, string> = {}) {
  client += 1
  const from = { 'content-type': type, origin, 'x-forwarded-for': `203.0.${client}.1` }
  return local.post('reports', body, { ...from, ...headers })
}
type Row = { source: string; what: string; place: string; page: string; build: string; times: number }
async function stats(at = new Date()): Promise<Row[]> {
  const rows = await callDatabase(local, 'report_stats', { seen_at: at.toISOString() })
  return (rows as (Row & { last: string })[]).map(({ last: _, ...row }) => row)
}

const error = {
  kind: 'TypeError',
  origin: 'promise',
  place: '/assets/app-1a2b3c4d.js:1:2345',
  page: '/contact',
  build: 'Xy12-_ab',
}
const violation = (address: string, blocked: string) => ({
  type: 'csp-violation',
  age: 12,
  url: address,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: address,
    effectiveDirective: 'script-src-elem',
    blockedURL: blocked,
    originalPolicy: "script-src 'self'",
    sample: 'my password is',
  },
})

it('counts errors and violations by day, without what an address asks for, and stats prints them', async () => {
  expect((await post([error, error], ERRORS)).status).toBe(204)
  expect((await post([error, { ...error, page: '/Ada Lovelace' }], ERRORS)).status).toBe(204)
  const address = `${origin}/evaluation?address=12%20Elm%20Street#form`
  const evil = 'https://evil.example/steal?who=ada@example.com'
  expect((await post([violation(address, evil), { type: 'deprecation', body: {} }], NEWER)).status).toBe(204)
  const older = {
    'document-uri': address,
    'violated-directive': "script-src-elem 'self'",
    'blocked-uri': evil,
    'script-sample': 'my password is',
  }
  expect((await post({ 'csp-report': older }, OLDER)).status).toBe(204)
  expect((await post({ 'csp-report': { ...older, 'blocked-uri': 'inline' } }, OLDER)).status).toBe(204)

  const { kind: _kind, origin: _origin, ...where } = error
  const policy = { source: 'policy', what: 'script-src-elem', page: '/evaluation', build: '' }
  expect(await stats()).toEqual([
    { source: 'error', what: 'TypeError (promise)', ...where, times: 3 },
    { ...policy, place: 'https://evil.example', times: 2 },
    { source: 'error', what: 'TypeError (promise)', ...where, page: '(other)', times: 1 },
    { ...policy, place: 'inline', times: 1 },
  ])
  expect(await stats(new Date(Date.now() - 90 * 86_400_000))).toEqual([])
})

it('counts a page by its path, and one that may be somebody’s input as another', async () => {
  const odd = ['Ada', 'ada%20lovelace', 'ada@example.com', 'ada.lovelace', 'ada_1', 'élise', 'a'.repeat(81)]
  const pages = ['/guides/first-time-buyers', ...odd.flatMap((path) => [`/${path}`, `/guides/${path}`])]
  for (const page of pages) {
    const older = {
      'document-uri': `${origin}${page}`,
      'violated-directive': 'font-src',
      'blocked-uri': 'eval',
    }
    expect((await post([violation(`${origin}${page}`, 'eval')], NEWER)).status).toBe(204)
    expect((await post({ 'csp-report': older }, OLDER)).status).toBe(204)
    expect((await post([{ ...error, kind: 'RangeError', page }], ERRORS)).status).toBe(204)
  }
  const counted = (await stats()).filter(
    ({ place, what }) => place === 'eval' || what.startsWith('RangeError'),
  )
  const times = (page: string) => counted.filter((row) => row.page === page).map((row) => row.times)
  expect(times('/guides/first-time-buyers')).toEqual([1, 1, 1])
  expect(times('(other)')).toEqual(Array(3).fill(2 * odd.length))
  expect(counted).toHaveLength(6)
})

it.each([
  ['another kind of error', [{ ...error, kind: 'ada@example.com' }], ERRORS, 422],
  ['a message', [{ ...error, message: 'ada@example.com is no number' }], ERRORS, 422],
  ['a place that is no file of ours', [{ ...error, place: 'https://ada.example/a.js:1:1' }], ERRORS, 422],
  ['a build that is a text', [{ ...error, build: 'Ada Lovelace' }], ERRORS, 422],
  ['no error', [], ERRORS, 422],
  ['too many errors', Array(REPORT_BATCH + 1).fill(error), ERRORS, 422],
  ['what is no JSON', '{', OLDER, 422],
  [
    'a directive that is a text',
    [{ ...violation('http://a', ''), body: { effectiveDirective: 'A b' } }],
    NEWER,
    422,
  ],
  ['a violation on another site', [violation('https://elsewhere.example/', 'inline')], NEWER, 403],
  ['a large body', ' '.repeat(40_000), NEWER, 413],
])('counts nothing of %s', async (_what, body, type, status) => {
  const before = await stats()
  expect((await post(body, type)).status).toBe(status)
  expect(await stats()).toEqual(before)
})

it.each([
  ['chrome-extension', 'inline'],
  ['moz-extension://5b1c/content.js', 'https://evil.example/'],
  ['safari-web-extension://5B1C/a.js', 'eval'],
  ['webkit-masked-url://hidden/', 'inline'],
  ['user-script:2', 'inline'],
  ['sandbox eval code', 'inline'],
  ['', 'chrome-extension'],
  [`${origin}/`, 'ms-browser-extension://abc/frame.html'],
])('counts nothing that an extension did: from "%s", "%s"', async (source, blocked) => {
  const before = await stats()
  const newer = violation(`${origin}/contact`, blocked)
  expect((await post([{ ...newer, body: { ...newer.body, sourceFile: source } }], NEWER)).status).toBe(204)
  const older = {
    'document-uri': `${origin}/contact`,
    'violated-directive': 'img-src',
    'blocked-uri': blocked,
  }
  expect((await post({ 'csp-report': { ...older, 'source-file': source } }, OLDER)).status).toBe(204)
  expect(await stats()).toEqual(before)
})

it.each([`${origin}/assets/app-1a2b3c4d.js`, 'https://cdn.example/extension.js', null])(
  'counts what a file did: %s',
  async (sourceFile) => {
    const page = `/of-a-file-${String(sourceFile).length}`
    const done = violation(`${origin}${page}`, 'inline')
    expect((await post([{ ...done, body: { ...done.body, sourceFile } }], NEWER)).status).toBe(204)
    expect(await stats()).toContainEqual(expect.objectContaining({ page, place: 'inline', times: 1 }))
  },
)

it('stats prints the most frequent of many', async () => {
  const at = new Date('2025-06-01T12:00:00Z')
  // One more of each kind than of the one before.
  const reports = Array.from({ length: 25 }, (_, kind) =>
    Array.from({ length: kind + 1 }, () => ({
      source: 'error',
      what: `Kind${kind}`,
      place: '',
      page: '/',
      build: 'a',
    })),
  ).flat()
  await callDatabase(local, 'count_reports', {
    reports,
    limits: [],
    keep_days: 90,
    seen_at: at.toISOString(),
  })
  expect((await stats(at)).map(({ what }) => what)).toEqual(
    Array.from({ length: 20 }, (_, place) => `Kind${24 - place}`),
  )
})

it.each(['https://elsewhere.example', 'null', ''])('counts no error from the origin "%s"', async (other) => {
  expect((await post([error], ERRORS, { origin: other })).status).toBe(403)
})

it('answers so that a browser may report to it from the site’s origin', async () => {
  const asked = await fetch(local.stack.routes['/functions/v1/reports'] ?? '', { method: 'OPTIONS' })
  expect(asked.headers.get('access-control-allow-headers')).toContain('content-type')
  expect((await post([error], ERRORS)).headers.get('access-control-allow-origin')).toBe('*')
})

it('counts a flood from one client only up to its limit, and says nothing of it', async () => {
  const flood = { 'x-forwarded-for': '198.51.100.7' }
  const flooded = { ...error, page: '/join' }
  for (let sent = 0; sent < REPORT_LIMIT.client.allowed + 5; sent += 1)
    expect((await post([flooded], ERRORS, flood)).status).toBe(204)
  const times = (await stats()).find(({ page }) => page === '/join')?.times
  expect(times).toBe(REPORT_LIMIT.client.allowed)
})

it('forgets what is older than 90 days', async () => {
  const reports = [{ source: 'error', what: 'Error (script)', place: '', page: '/', build: '' }]
  const count = (seen_at: string) =>
    callDatabase(local, 'count_reports', { reports, limits: [], keep_days: 90, seen_at })
  await count('2026-01-01T12:00:00Z')
  expect(await stats(new Date('2026-01-02T12:00:00Z'))).toHaveLength(1)
  await count('2026-03-31T12:00:00Z')
  expect(await stats(new Date('2026-01-02T12:00:00Z'))).toHaveLength(1)
  await count('2026-04-02T12:00:00Z')
  expect(await stats(new Date('2026-01-02T12:00:00Z'))).toEqual([])
})
