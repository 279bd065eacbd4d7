/** The parts of the site on their page: all of them, fit for everybody, in both themes and on dark bands. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { LAYOUT } from '../../content/constants.ts'
import { COLOURS, violationsOf } from '../support/accessibility.ts'
import { expect, test } from './fixtures.ts'

const files = readdirSync('src/ui').filter((name) => name.endsWith('.tsx'))

/** Opens the page and waits until its parts are there. */
async function openParts(page: Page): Promise<void> {
  await page.goto('/inspector/ui')
  await page.locator('[data-parts]').first().waitFor()
}

test('every part of src/ui is shown, in at least one state', async ({ page, pageLog }) => {
  await openParts(page)
  const shown = await page
    .locator('[data-parts]')
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.querySelector('[data-stage]')?.firstElementChild)
        .flatMap((section) => section.getAttribute('data-parts')?.split(' ') ?? []),
    )
  expect(shown.sort()).toEqual(files.map((name) => name.replace(/\.tsx$/, '')).sort())
  expect(pageLog).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the ui parts pass an accessibility check and keep their contrast, ${colorScheme}`, async ({
    page,
    pageLog,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openParts(page)
    for (const band of [false, true]) {
      if (band) await page.getByRole('button', { name: 'dark band' }).click()
      await expect(page.locator('[data-fails]')).toHaveText([])
      const rules = colorScheme === 'dark' || band ? COLOURS : {}
      expect(await violationsOf(page, rules), band ? 'on a dark band' : 'on the page').toEqual([])
    }
    expect(pageLog).toEqual([])
  })

for (const name of ['Open a dialog', 'Open a drawer', 'Open a dark drawer'])
  test(`ui: ${name} keeps the focus and gives it back`, async ({ page, pageLog }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openParts(page)
    const opener = page.getByRole('button', { name })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    if (name !== 'Open a dialog')
      expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(
        LAYOUT.drawerWidth,
      )
    expect(await violationsOf(page)).toEqual([])
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(pageLog).toEqual([])
  })

test('the ui messages and the menu pass an accessibility check while they show', async ({
  page,
  pageLog,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openParts(page)
  await page.getByRole('button', { name: 'Show an error' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Submission failed' })
  await expect(toast).toBeVisible()
  // A message stays while the pointer is on it, however long the check takes.
  await toast.hover()
  await page.getByRole('button', { name: 'Account', exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  expect(pageLog).toEqual([])
})

test('the ui page needs no scrolling sideways on a tablet or a phone', async ({ page }) => {
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await openParts(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
