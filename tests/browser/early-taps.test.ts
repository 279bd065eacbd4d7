/** A press before a page answers has its effect, once: by pointer, by key, by touch and by a screen reader. */
import type { Page } from 'playwright/test'
import { PRESSED, pressEarly, question } from './early-presses.ts'
import { expect, test } from './fixtures.ts'
import { startedByItself } from './visitor.ts'

// What needs the page's own code, what does not, and what leaves it: early-taps.extended.test.ts has more, at any moment.
for (const what of ['the menu', 'a video', 'the button of a form', 'a link'] as const)
  test(`a press of ${what} before any script has arrived has its effect once`, async ({ page, site }) => {
    await pressEarly(page, site, PRESSED[what], 0)
  })

/** The application runs, and the page around the question waits for the visitor. */
async function openWaiting(page: Page): Promise<void> {
  await page.goto('/radon-information')
  await startedByItself(page)
  await expect(page.locator('main[data-unhydrated]')).toHaveCount(1)
}

test('a click without a pointer, as some screen readers make, has its effect', async ({ page }) => {
  await openWaiting(page)
  await question(page).dispatchEvent('click')
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
})

test('the Enter key has its effect on a page that waits', async ({ page }) => {
  await openWaiting(page)
  await question(page).evaluate((button) => button.focus())
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap that is the first thing a visitor does has its effect', async ({ page }) => {
    await openWaiting(page)
    await question(page).tap()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
  })
})
