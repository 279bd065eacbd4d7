/** A row of tabs that is wider than a phone. */
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

test('a tab that the arrow keys reach comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/buyer')
  await hydrated(page)
  const row = page.getByRole('main').getByRole('tablist')
  const tabs = row.getByRole('tab')
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth), 'the row is too wide').toBe(true)
  await tabs.first().focus()
  for (const [index, tab] of (await tabs.all()).entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight')
    await expect(tab).toBeFocused()
    await expect(tab).toBeInViewport({ ratio: 1 })
  }
})
