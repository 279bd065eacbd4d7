/** The report of the paths, opened from a file: failures first, rules to search, and each step with what it left. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from 'playwright/test'
import type { RecordedMoment } from '../../machines/kit/path-report.ts'
import { buildReport } from '../../scripts/paths/build-report.ts'
import { reportData } from '../../scripts/paths/report-data.ts'
import { loadAll } from '../path-harness/discover.ts'

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const SENT = { machine: 'leadForm', name: 'succeeds, then sends another lead: under an id of its own' }

let folder: string
let url: string
/** The path that is recorded, and the one that failed. */
let ids: { sent: string; failed: string }

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'path-report-'))
  url = pathToFileURL(join(folder, 'index.html')).href
  mkdirSync(join(folder, 'shots'))
  for (const name of ['before', 'after']) writeFileSync(join(folder, `shots/${name}.gif`), PIXEL, 'base64')
  const data = reportData(await loadAll('fixture'), [])
  const idOf = (machine: string, name: RegExp | string) =>
    data.files.find((file) => file.machine === machine)?.traces.find((trace) => trace.name.match(name))?.id ??
    ''
  ids = { sent: idOf('leadForm', SENT.name), failed: idOf('drawer', /the visitor|presses/) }
  const empty: RecordedMoment = { shot: 'shots/before.gif', rows: [], mails: [] }
  const stored: RecordedMoment = {
    shot: 'shots/after.gif',
    rows: [{ table: 'leads', row: { id: '1', first_name: 'Ada', source: 'contact-page' } }],
    mails: [{ to: 'team@northbow.example', subject: 'New lead: Ada', text: 'Email: ada@example.com' }],
  }
  const failure = { machine: 'drawer', name: 'opens and closes', message: 'It is still open' }
  await buildReport(
    {
      ...data,
      walks: [{ machine: 'leadForm', id: ids.sent, moments: [empty, empty, stored, stored, stored] }],
      failures: [{ ...failure, on: 'the site', id: ids.failed, at: 1, steps: ['presses', 'leaves'] }],
    },
    folder,
  )
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens a view. Returns what the page reports, and every request that leaves the folder. */
async function open(page: Page, hash = '#/'): Promise<string[]> {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  page.on('pageerror', (error) => log.push(error.message))
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) log.push(request.url())
  })
  await page.goto(url + hash)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return log
}

test('it opens with what failed, by its steps, and leads to the page at that step', async ({ page }) => {
  const log = await open(page)
  const failure = page.getByRole('list', { name: 'Failures' }).getByRole('listitem').first()
  await expect(failure).toContainText('It is still open')
  await expect(failure.getByRole('listitem')).toHaveText(['presses', 'leaves'])
  await failure.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`#/drawer/${ids.failed}\\?step=1$`))
  expect(log).toEqual([])
})

test('a rule is found by its number, with the paths that follow it', async ({ page }) => {
  await open(page)
  await page.getByRole('searchbox').fill('4.6.2')
  await expect(page.getByText('Drawer. It closes on navigation.')).toBeVisible()
  await expect(page.getByText('Drawer. A press opens it')).toHaveCount(0)
  await page.getByRole('searchbox').fill('4.6')
  await expect(page.getByText('Drawer. A press opens it')).toBeVisible()
  await page.getByRole('searchbox').fill(SENT.name)
  await page.getByRole('link', { name: SENT.name }).click()
  await expect(page.getByRole('heading', { name: SENT.name })).toBeVisible()
})

test('each step shows the page, the chart, and the row and mail there are by then', async ({ page }) => {
  const log = await open(page, `#/leadForm/${ids.sent}`)
  const shown = page.getByRole('figure').getByRole('img')
  const submitting = page.getByTestId('state leadForm.submitting')
  await expect(shown).toHaveAttribute('src', 'shots/before.gif')
  await expect(page.getByText('Nothing is stored yet.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(submitting).toHaveAttribute('data-active')
  await page.keyboard.press('ArrowRight')
  await expect(submitting).not.toHaveAttribute('data-active')
  await expect(shown).toHaveAttribute('src', 'shots/after.gif')
  await expect(page.getByText('contact-page')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('New lead: Ada')
  expect(log).toEqual([])
})

test('the chart of a machine is coloured by what was walked on the site', async ({ page }) => {
  await open(page, '#/leadForm')
  const chart = page.getByRole('region', { name: 'Statechart of leadForm' })
  const fails = chart.locator('[data-level="0"]', { hasText: 'sendLead fails' })
  await expect(fails.first()).toBeVisible()
  await page.getByRole('button', { name: 'All paths' }).click()
  await expect(fails).toHaveCount(0)
})
