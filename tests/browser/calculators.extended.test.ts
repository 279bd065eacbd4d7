/** The calculators and their pages: input, results, shared addresses and the link to the contact form. */
import type { Page } from 'playwright/test'
import { calculatorText } from '../../content/calculators/copy.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('a copied link opens at the calculator, with its numbers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/home-costs')
  const price = page.getByRole('textbox', { name: 'Purchase price' })
  await price.fill('612,000')
  // At once, before the address of the page follows.
  await page.getByRole('button', { name: calculatorText.share.copy }).click()
  await expect(page.getByText(calculatorText.share.copied.title)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/contact')
  await open(page, link)
  await expect(price).toHaveValue('612,000')
  await expect(price).toBeInViewport()
})

test('thousands have their commas while they are typed, and the caret keeps its digits', async ({ page }) => {
  await open(page, '/tools')
  const price = region(page, 'Mortgage payment').getByRole('textbox', { name: 'Purchase price' })
  await price.fill('')
  await price.pressSequentially('1725000')
  await expect(price).toHaveValue('1,725,000')
  // After the 5.
  await price.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5))
  await price.press('Backspace')
  await expect(price).toHaveValue('172,000')
  await page.keyboard.type('9')
  await expect(price).toHaveValue('1,729,000')
  await price.press('Backspace')
  await price.press('Backspace')
  await expect(price).toHaveValue('17,000')
  await price.press('Delete')
  await price.press('Delete')
  await expect(price).toHaveValue('1,700')
  await price.pressSequentially('x')
  await expect(price).toHaveValue(/x/)
})
