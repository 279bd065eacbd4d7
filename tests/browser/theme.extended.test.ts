/** The theme without storage. */
import { navigation } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

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
