/** From page to page: where the focus and the scrolling go, and what happens where code is late or missing. */
import { messages } from '../../content/messages.ts'
import { navigation } from '../../content/navigation.ts'
import { join } from '../../content/pages/join.ts'
import { unavailable } from '../../content/pages/not-found.ts'
import { site } from '../../content/site.ts'
import { BUILD_STORAGE_KEY } from '../../src/browser/later.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, open } from './visitor.ts'

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
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle(/Contact/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/Evaluation/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
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

test('a page that is scrolled before its scripts arrive stays there, also after a reload and on the way back', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY)
  await page.route('**/assets/app-*.js', async (route) => {
    await expect.poll(top).toBe(600)
    await route.continue()
  })
  await page.goto('/evaluation')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await hydrated(page)
  expect(await top()).toBe(600)
  await page.unrouteAll()
  await page.reload()
  await hydrated(page)
  expect(await top()).toBe(600)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle(/Contact/)
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/Evaluation/)
  await expect.poll(top).toBe(600)
})

test('a page that arrives slowly, with its scripts known from before, comes alive as it is', async ({
  page,
  pageLog,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), BUILD_STORAGE_KEY)).toBeTruthy()
  const session = await page.context().newCDPSession(page)
  // In bytes a second: the document takes some seconds.
  const slow = { offline: false, latency: 0, downloadThroughput: 6_000, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', slow)
  // With something in the address that the application is started for at once.
  await page.goto('/contact?utm_source=mail')
  await hydrated(page)
  expect(pageLog).toEqual([])
})

test('a page whose code does not arrive comes as a document and says so, then has a retry', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const follow = () => page.getByRole('banner').getByRole('link', { name: 'Join Our Team' }).click()
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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join Our Team' })).toBeVisible()
  await page.unroute('**/assets/join*')
  await page.getByRole('button', { name: unavailable.action }).click()
  await expect(heading).toHaveText(join.hero.title)
})
