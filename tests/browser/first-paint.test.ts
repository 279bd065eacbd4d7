/** What is there before a page's scripts are: its styles, its typefaces and the chosen theme. */
import { navigation } from '../../content/navigation.ts'
import { requestsBeforePaint } from './first-paint.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

test('a later visit has the styles and the typefaces from the first paint', async ({ page }) => {
  await open(page, '/contact')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('build'))).toBeTruthy()
  await open(page, '/team')
  const early = await requestsBeforePaint(page)
  expect(early.filter((file) => file.endsWith('.css'))).not.toEqual([])
  expect(early.filter((file) => file.endsWith('.woff2'))).toHaveLength(2)
})

test('applies the chosen theme before the next page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.route(/\/assets\/(?:app-.*\.js|style-.*\.css)$/, (route) => route.abort())
  await page.goto('/evaluation')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await background()).toBe(dark)
  const { toDark, toLight } = navigation.theme
  await expect(page.getByRole('banner').getByText(toDark)).toBeHidden()
  await expect(page.getByRole('button', { name: toLight, exact: true })).toBeVisible()
})
