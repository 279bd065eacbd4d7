/** From page to page: where the focus and the scrolling go, also where code is late or missing. */
import type { Page } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { navigation } from '../../content/navigation.ts'
import { head as buyer } from '../../content/pages/buyer.ts'
import { head as contactPage } from '../../content/pages/contact.ts'
import { join } from '../../content/pages/join.ts'
import { unavailable } from '../../content/pages/not-found.ts'
import { site } from '../../content/site.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, open } from './visitor.ts'

/** To another page, from the header. */
const contact = (page: Page) => page.getByRole('banner').locator('a[href="/contact"]').first()
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** Within 1.6 px: the browser holds on to a line of text, whose box a typeface that arrives makes a pixel taller. */
const A_PIXEL = -0.5

test('skip links lead to the content, the navigation and the footer', async ({ page }) => {
  await open(page)
  for (const { label, target } of navigation.skipLinks) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('link', { name: label }).focus()
    await expect(page.getByRole('link', { name: label })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/contact#${target}$`))
    await expect(page.locator(`#${target}`)).toBeInViewport()
  }
})

test('a new page starts at the top, and going back restores the scroll position', async ({ page }) => {
  await open(page, '/evaluation')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await contact(page).click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/evaluation')
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('the accent is that of the page, also of the next one and on the way back', async ({ page }) => {
  const body = page.locator('body')
  await open(page, buyer.path)
  await expect(body).toHaveAttribute('data-accent', buyer.accent)
  await contact(page).click()
  await expect(page).toHaveURL('/contact')
  await expect(body).toHaveAttribute('data-accent', contactPage.accent)
  await page.goBack()
  await expect(body).toHaveAttribute('data-accent', buyer.accent)
})

test('a page that is scrolled before its scripts arrive stays there, also after a reload and on the way back', async ({
  page,
}) => {
  const top = () => scrolled(page)
  await page.route('**/assets/app-*.js', async (route) => {
    await expect.poll(top).toBeCloseTo(600, A_PIXEL)
    await route.continue()
  })
  await page.goto('/evaluation')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await hydrated(page)
  expect(await top()).toBeCloseTo(600, A_PIXEL)
  await page.unrouteAll()
  await page.reload()
  await hydrated(page)
  expect(await top()).toBeCloseTo(600, A_PIXEL)
  await contact(page).click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/evaluation')
  await expect.poll(top).toBeCloseTo(600, A_PIXEL)
})

test('a page whose code does not arrive comes as a document and says so, then has a retry', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const follow = () => page.getByRole('banner').getByRole('link', { name: navigation.join.label }).click()
  await page.route('**/assets/join*', (route) => route.abort())
  await open(page)
  await follow()
  await expect(page.locator('main[data-unhydrated]')).toHaveCount(1)
  await expect(heading).toHaveText(join.hero.title)
  await expect(page.getByText(messages.loadedAnew.description)).toBeVisible()
  // A new document did not help the last time.
  await open(page)
  await follow()
  await expect(heading).toHaveText(unavailable.heading)
  await expect(page.getByRole('banner').getByRole('link', { name: navigation.join.label })).toBeVisible()
  await page.unroute('**/assets/join*')
  await page.getByRole('button', { name: unavailable.action }).click()
  await expect(heading).toHaveText(join.hero.title)
})

test('the logo in the footer leads to the top of the home page', async ({ page }) => {
  await open(page, '/evaluation')
  const logo = page.getByRole('contentinfo').getByRole('link', { name: site.brokerage })
  await logo.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await logo.click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
