// @vitest-environment jsdom
/** What is reported of the errors in a visitor's browser, and where browsers are told to report. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { REPORT_BATCH } from '../../content/reports.ts'
import { reportsAddress } from '../../scripts/pages/backend-address.ts'
import { headerRules } from '../../scripts/pages/headers.ts'
import { caddyFile, headersFile, nginxFile } from '../../scripts/pages/host-files.ts'
import { documentPolicy } from '../../scripts/pages/policy.ts'
import { describeError } from '../../src/features/reports/describe.ts'
import { reportFailure } from '../../src/features/reports/report.ts'

const PAGE = { page: '/contact', build: '1a2b3c4d' }
const STACK = `at send (https://northbow.example/assets/app-1a2b3c4d.js:1:2345)`

/** An error of this name that our code throws. */
function thrown(name: string, message: string, stack = STACK): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    ${stack}` })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const MISSING = 'dynamically imported module: https://northbow.example/assets/team-1.js'
const ANY = expect.any(String)
const PLACE = '/assets/app-1a2b3c4d.js:1:2345'
it.each<[string, Error, string, unknown]>([
  ['its kind and its place in our files', thrown('TypeError', 'x is not a function'), 'TypeError', PLACE],
  ['a known kind', thrown('Ada Lovelace', ''), 'Error', PLACE],
  ['nothing that was typed', thrown('SyntaxError', 'ada@example.com at 12 Elm St'), 'SyntaxError', PLACE],
  ['a missing file', thrown('TypeError', `Failed to fetch ${MISSING}`, ''), 'missing file', ANY],
  ['a missing file', thrown('TypeError', `error loading ${MISSING}`, ''), 'missing file', ANY],
  ['a missing file', thrown('TypeError', 'Importing a module script failed.', ''), 'missing file', ANY],
])('an error is reported by %s: %s', (_what, error, kind, place) => {
  expect(describeError(error, 'script', PAGE)).toEqual({ kind, origin: 'script', place, ...PAGE })
})

it.each([
  ['an extension', thrown('TypeError', '', 'at chrome-extension://abc/content.js:1:1')],
  ['the widget', thrown('TypeError', '', 'at https://reviews.example/widget.js:1:1')],
  ['another origin, of which browsers say nothing', null],
  ['a rejection with a text', 'no'],
])('an error of %s is not reported', (_whose, error) => {
  expect(describeError(error, 'script', PAGE)).toBeUndefined()
})

it('a page reports an error also when others were sent before, up to its limit', () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  vi.useFakeTimers()
  for (let line = 0; line <= REPORT_BATCH; line++) {
    reportFailure(thrown('TypeError', '', STACK.replace(':1:', `:${line}:`)), 'script')
    // The browser is idle, and the report is sent.
    vi.runAllTimers()
  }
  expect(sendBeacon).toHaveBeenCalledTimes(REPORT_BATCH)
})

describe('the address for reports', () => {
  const backend = { publishableKey: 'key' }

  it.each([
    ['/', '/functions/v1/reports'],
    ['https://project.supabase.co', 'https://project.supabase.co/functions/v1/reports'],
    ['', undefined],
  ])('of the backend "%s" is %s', (url, address) => {
    expect(reportsAddress({ ...backend, url })).toBe(address)
  })

  it('is none when reports are off', () => {
    expect(reportsAddress({ ...backend, url: '/', reports: false })).toBeUndefined()
    expect(headersFile(headerRules('/'))).not.toMatch(/report/i)
  })

  it('is in the headers in both ways, and not in the page, where it has no effect', () => {
    const rules = headerRules('/', '/functions/v1/reports')
    expect(headersFile(rules)).toContain('Reporting-Endpoints: reports="/functions/v1/reports"')
    expect(headersFile(rules)).toMatch(/; report-uri \/functions\/v1\/reports; report-to reports\n/)
    expect(documentPolicy('/', { scripts: [], styles: [] })).not.toContain('report-')
  })

  it.each([
    ['nginx', nginxFile],
    ['Caddy', caddyFile],
  ])('is quoted for %s', (_server, write) => {
    const file = write(headerRules('/', '/functions/v1/reports'), [], 'a.example')
    expect(file).toContain('Reporting-Endpoints "reports=\\"/functions/v1/reports\\""')
  })
})
