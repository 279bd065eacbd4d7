/** A page that is come to in unusual ways. */
import { site } from '../../content/site.ts'
import { BUILD_STORAGE_KEY } from '../../src/loading/remember-build.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, open } from './visitor.ts'

test('the logo in the footer leads to the top of the home page', async ({ page }) => {
  await open(page, '/evaluation')
  const logo = page.getByRole('contentinfo').getByRole('link', { name: site.brokerage })
  await logo.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await logo.click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
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
