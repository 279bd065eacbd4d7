/** The banner with the team's claims, on every page. */
import { BANNER } from '../../content/constants.ts'
import { banner } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

test('the banner stays on its first claim with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page)
  await page.mouse.wheel(0, 600)
  const current = page.getByRole('complementary', { name: banner.label }).locator('[data-current]')
  await expect(current).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(current).toContainText(banner.messages[0].full)
})

test('the banner pauses on request, also on the next page, and goes on when asked', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const claims = page.getByRole('complementary', { name: banner.label })
  const current = claims.locator('[data-current]')
  const scroll = () => page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await scroll()
  await claims.getByRole('button', { name: banner.pauseAction }).dispatchEvent('click')
  await page.clock.runFor(20_000)
  await expect(current).toContainText(banner.messages[0].full)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).dispatchEvent('click')
  await expect(page).toHaveTitle(/Contact/)
  await scroll()
  await page.clock.runFor(20_000)
  await expect(current).toContainText(banner.messages[0].full)
  await claims.getByRole('button', { name: banner.resumeAction }).dispatchEvent('click')
  await page.clock.runFor(BANNER.rotationMs)
  await expect(current).toContainText(banner.messages[1].full)
})

test('the banner stays while it has the focus, and goes on when nothing has it any more', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  const claims = page.getByRole('complementary', { name: banner.label })
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  const pause = claims.getByRole('button', { name: banner.pauseAction })
  await pause.focus()
  await page.clock.runFor(20_000)
  await expect(claims.locator('[data-current]')).toContainText(banner.messages[0].full)
  await pause.evaluate((button: HTMLElement) => button.blur())
  await page.clock.runFor(BANNER.rotationMs)
  await expect(claims.locator('[data-current]')).toContainText(banner.messages[1].full)
})
