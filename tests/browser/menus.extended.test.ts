/** The header's menus where something is in their way, or missing. */
import type { Page } from 'playwright/test'
import { navigation } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

const PHONE = { width: 360, height: 780 }
const { buyerServices } = navigation

const buyerMenu = (page: Page) => page.getByRole('button', { name: buyerServices.label })
const menu = (page: Page) => page.getByRole('dialog', { name: navigation.drawer.label })

test.describe('the dropdown by keyboard', () => {
  test('stays open when its blank space is pressed', async ({ page }) => {
    await open(page)
    await buyerMenu(page).press('Enter')
    const panel = page.locator(`[id="${await buyerMenu(page).getAttribute('aria-controls')}"]`)
    await panel.click({ position: { x: 100, y: 2 } })
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
  })

  test('closes when the focus leaves it', async ({ page }) => {
    await open(page)
    await buyerMenu(page).press('Enter')
    await page.getByRole('banner').getByRole('link', { name: 'Seller Services' }).focus()
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a tap outside closes the menu, and so does following a link', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: navigation.drawer.openAction }).tap()
    await expect(menu(page)).toBeVisible()
    await page.touchscreen.tap(20, 400)
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: navigation.drawer.openAction }).tap()
    await menu(page).getByRole('link', { name: 'Join Our Team' }).tap()
    await expect(page).toHaveURL(/\/join$/)
    await expect(menu(page)).toBeHidden()
  })

  test('the menu goes also where the page misses that its movement has ended', async ({ page }) => {
    await page.addInitScript(() => {
      for (const end of ['animationend', 'animationcancel'])
        addEventListener(end, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
    })
    await open(page)
    await page.getByRole('button', { name: navigation.drawer.openAction }).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-scope="dialog"]')).toHaveCount(0)
  })

  test('the menu button leads to the footer links when the menu cannot be loaded', async ({ page }) => {
    await page.route('**/assets/Drawer*', (route) => route.abort())
    await open(page)
    await page.getByRole('button', { name: navigation.drawer.openAction }).tap()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect(page.getByRole('contentinfo')).toBeFocused()
  })
})
