/** Calculators, tabs, questions, entries that fold and dialogs, in each browser. */
import { messages } from '../../content/messages.ts'
import { buyer } from '../../content/pages/buyer.ts'
import { dialog, openChange, signOut, toast } from '../browser/auth-page.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open } from '../browser/visitor.ts'
import { confirmedAccount } from '../support/accounts.ts'

const PHONE = { width: 390, height: 844 }

test('a calculator’s address shows the same result', async ({ page }) => {
  await open(page, '/tools')
  const result = page.getByRole('main').getByRole('status').first()
  const first = await result.innerText()
  await page.getByRole('textbox', { name: 'Purchase price' }).first().fill('800,000')
  await expect(page).toHaveURL(/price=800000/)
  await expect(result).not.toHaveText(first)
  const changed = await result.innerText()
  await open(page, page.url())
  await expect(result).toHaveText(changed)
})

test('tabs, questions and folded entries open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/buyer')
  for (const { label, title } of buyer.approach.tabs) {
    await page.getByRole('tab', { name: label }).click()
    await expect(page.getByRole('tabpanel', { name: label })).toContainText(title)
  }

  await open(page, '/radon-information')
  const question = page.locator('main button[aria-expanded]').first()
  const answer = page.locator(`[id="${await question.getAttribute('aria-controls')}"]`)
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()

  await open(page, '/buyers-guide')
  const fold = page.locator('main details.fold').first()
  const entry = fold.locator('> :not(summary)').first()
  await expect(entry).toBeHidden()
  await fold.locator('summary').click()
  await expect(entry).toBeVisible()
})

test('the dialog of the account menu takes the focus, and leaves nothing over the page', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await openChange(page, site, visitor)
  await expect.poll(() => dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await signOut(page)
  await expect(toast(page, messages.signedOut.title)).toBeVisible()
})
