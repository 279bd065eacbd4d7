/** The tests in several browsers: which are found, and the table of what passed. */
import { expect, it } from 'vitest'
import { findEngines, type Machine } from '../browsers/engines.ts'
import { browserTable, withTable } from '../browsers/table.ts'

const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const DEBIAN = [
  '/usr/bin/firefox-esr',
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1',
  WEBKIT,
]
const OWN_BUILDS = ['/own/firefox', '/own/webkit']

function machine(files: readonly string[], environment: Record<string, string> = {}): Machine {
  return {
    exists: (path) => files.includes(path),
    list: (folder) => [
      ...new Set(
        files
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
      ),
    ],
    environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
    playwright: { chromium: '/own/chromium', firefox: '/own/firefox', webkit: '/own/webkit' },
  }
}

it('prefers Playwright’s own builds of Firefox and WebKit', () => {
  const { found, missing } = findEngines(machine([...OWN_BUILDS, ...DEBIAN]))
  expect(found.map(({ name, by }) => [name, by])).toEqual([
    ['Chromium', 'Playwright'],
    ['Firefox', 'Playwright'],
    ['WebKit', 'Playwright'],
  ])
  expect(missing).toEqual([])
})

it('drives the system’s Firefox by WebDriver BiDi, and WebKitGTK by WebDriver', () => {
  expect(findEngines(machine(DEBIAN)).found.slice(1)).toEqual([
    { name: 'Firefox', by: 'WebDriver BiDi', path: '/usr/bin/firefox-esr' },
    {
      name: 'WebKit',
      by: 'WebDriver',
      driver: '/usr/bin/WebKitWebDriver',
      browser: WEBKIT,
      display: 'Xvfb',
    },
  ])
  expect(findEngines(machine(DEBIAN, { DISPLAY: ':0' })).found.at(-1)).toMatchObject({ display: 'present' })
})

it('takes the Firefox that FIREFOX names, even beside Playwright’s', () => {
  const files = [...OWN_BUILDS, '/opt/firefox/firefox']
  const { found } = findEngines(machine(files, { FIREFOX: '/opt/firefox/firefox' }))
  expect(found[1]).toEqual({ name: 'Firefox', by: 'WebDriver BiDi', path: '/opt/firefox/firefox' })
})

it('says what is missing and how to get it', () => {
  const { found, missing } = findEngines(machine([]))
  expect(found.map(({ name }) => name)).toEqual(['Chromium'])
  expect(missing.map(({ name }) => name)).toEqual(['Firefox', 'WebKit'])
  for (const { notice } of missing) expect(notice).toContain('npx playwright install')
  // A driver is of no use without a browser, nor that without a screen.
  for (const absent of [WEBKIT, '/usr/bin/Xvfb', '/usr/bin/WebKitWebDriver'])
    expect(findEngines(machine(DEBIAN.filter((path) => path !== absent))).missing).toHaveLength(1)
})

it('the table names what passed, what failed and what was not run', () => {
  const table = browserTable([
    { check: 'a form', browser: 'B 2', passed: false },
    { check: 'a form', browser: 'A 1', passed: true },
    { check: 'a menu', browser: 'A 1', passed: true },
  ])
  expect(table.split('\n').slice(2)).toEqual(['| a form | yes | **no** |', '| a menu | yes | not run |'])
  expect(table).toMatch(/^\| {2}\| A 1 \| B 2 \|\n/)
})

it('replaces the table in its document, and refuses a document without a place for it', () => {
  const place = (table: string) =>
    `# Browsers\n\n<!-- The table: npm run test:all -- browsers --keep -->${table}<!-- The end of the table -->\n\nMore.\n`
  const once = withTable(place('\n\nold\n\n'), '| new |')
  expect(once).toBe(place('\n\n| new |\n\n'))
  expect(withTable(once, '| new |')).toBe(once)
  expect(() => withTable('# Browsers', '| new |')).toThrow('has no <!--')
})
