/** The theme from page to page, and without storage. */
import { navigation } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

test('applies the chosen theme before the next page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.route('**/assets/app-*.js', (route) => route.abort())
  await page.goto('/evaluation')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await background()).toBe(dark)
})

test('changes the theme of a visitor whose storage is full', async ({ page, pageLog }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await page.getByRole('button', { name: navigation.theme.toLight }).click()
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(pageLog).toEqual([])
})
