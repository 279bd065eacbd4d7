/** A visitor who has been here before, whose browser has lost files of the site, or gets them no more. */
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { hold } from './network.ts'
import { hydrated } from './visitor.ts'

const STYLES = '**/assets/style-*.css'
const build = (page: Page) => page.evaluate(() => localStorage.getItem('build'))

/** A first visit, after which the browser shows each page with the style sheet from its first paint. */
async function visitBefore(page: Page): Promise<void> {
  await page.goto('/contact')
  await hydrated(page)
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
  await page.goto('/team')
  await hydrated(page)
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
  await page.goto('/contact')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await build(page)).toBeNull()
})
