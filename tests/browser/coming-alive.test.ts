/** What a visitor is in the middle of when the page starts to answer goes on: their focus, and their press. */
import type { Page } from 'playwright/test'
import { navigation } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './network.ts'

const APPLICATION = '**/assets/app-*.js'

const banner = (page: Page) => page.getByRole('banner')

/** What opens links. Before the page answers, both are links: to the footer and to a page. */
const OPENERS = [
  {
    name: 'the menu',
    width: 390,
    opener: (page: Page) => page.getByLabel(navigation.drawer.openAction),
    opened: (page: Page) => page.getByRole('dialog', { name: navigation.drawer.label }),
  },
  {
    name: 'the dropdown',
    width: 1280,
    opener: (page: Page) => banner(page).getByText(navigation.buyerServices.label, { exact: true }),
    opened: (page: Page) =>
      banner(page).getByRole('link', { name: navigation.buyerServices.links.at(-1)?.label ?? '' }),
  },
]

for (const { name, width, opener, opened } of OPENERS) {
  test(`${name} keeps the focus when it becomes a button, and opens by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await hold(page, APPLICATION)
    await page.goto('/team')
    await opener(page).focus()
    await expect(opener(page)).toHaveRole('link')
    release()
    await expect(opener(page)).toHaveRole('button')
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(opened(page)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test(`a press of ${name} opens it although the page starts to answer in between`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await hold(page, APPLICATION)
    await page.goto('/team')
    await opener(page).hover()
    await page.mouse.down()
    release()
    await expect(opener(page)).toHaveRole('button')
    await page.mouse.up()
    await expect(opened(page)).toBeVisible()
    await expect(page).toHaveURL('/team')
  })
}
