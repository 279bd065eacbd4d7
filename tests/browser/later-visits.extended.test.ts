/** A visitor who has been here before, whose browser has lost files of the site, or gets them no more. */
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { hold } from './network.ts'
import { hydrated, open } from './visitor.ts'

const STYLES = '**/assets/style-*.css'
const build = (page: Page) => page.evaluate(() => localStorage.getItem('build'))

/** A first visit, after which the browser shows each page with the style sheet from its first paint. */
async function visitBefore(page: Page): Promise<void> {
  await open(page, '/contact')
  await expect.poll(() => build(page)).toBeTruthy()
}

/** Whether the page has the rules of the site's style sheet. Of one that did not arrive, they cannot be read. */
const isStyled = (page: Page) =>
  page.evaluate(() => {
    try {
      return [...document.styleSheets].some(
        ({ href, cssRules }) => href?.includes('/assets/style-') && cssRules.length > 0,
      )
    } catch {
      return false
    }
  })

test('a style sheet that did not arrive before the first paint is asked for again', async ({ page }) => {
  await visitBefore(page)
  await page.route(STYLES, (route) => route.abort(), { times: 1 })
  await open(page, '/team')
  await expect.poll(() => isStyled(page)).toBe(true)
})

test('a style sheet that does not arrive keeps nobody from the page', async ({ page }) => {
  await visitBefore(page)
  await hold(page, STYLES)
  await page.goto('/team', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await hydrated(page)
})

test('a style sheet that never arrived is not waited for on the next visit', async ({ page }) => {
  await page.route(STYLES, (route) => route.abort())
  await open(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(await build(page)).toBeNull()
})

test('a page that arrives slowly, with its scripts known from before, comes alive as it is', async ({
  page,
  pageLog,
}) => {
  await visitBefore(page)
  const session = await page.context().newCDPSession(page)
  // In bytes a second: the document takes some seconds.
  const slow = { offline: false, latency: 0, downloadThroughput: 6_000, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', slow)
  // With something in the address that the application is started for at once.
  await open(page, '/contact?utm_source=mail')
  expect(pageLog).toEqual([])
})
