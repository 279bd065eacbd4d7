/** The header's menus: by keyboard, by touch, on a phone and without JavaScript. */
import type { Page } from 'playwright/test'
import { banner, navigation } from '../../content/navigation.ts'
import { violationsOf } from '../support/accessibility.ts'
import { expect, test } from './fixtures.ts'
import { open, tabTo } from './visitor.ts'

const PHONE = { width: 360, height: 780 }
const { buyerServices } = navigation

const buyerMenu = (page: Page) => page.getByRole('button', { name: buyerServices.label })
const menu = (page: Page) => page.getByRole('dialog', { name: navigation.drawer.label })

test.describe('the dropdown by keyboard', () => {
  test('opens on Enter, is traversed by Tab, and returns the focus on Escape', async ({ page }) => {
    await open(page)
    await tabTo(page, buyerServices.label)
    await page.keyboard.press('Enter')
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'true')
    for (const { label } of buyerServices.links) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toContainText(label)
    }
    await page.keyboard.press('Escape')
    await expect(buyerMenu(page)).toBeFocused()
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens on Space, which does not scroll the page as well', async ({ page }) => {
    await open(page)
    await tabTo(page, buyerServices.label)
    await page.evaluate(() => {
      window.addEventListener('keydown', ({ defaultPrevented }) => {
        document.documentElement.dataset.scrolls = String(!defaultPrevented)
      })
    })
    await page.keyboard.press('Space')
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-scrolls', 'false')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens the dropdown, and a tap outside closes it', async ({ page }) => {
    await open(page)
    await buyerMenu(page).tap()
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'true')
    await page.locator('main').tap({ position: { x: 5, y: 5 } })
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the menu is 300 px wide at the right, and traps the focus until Escape', async ({ page }) => {
    await open(page)
    const trigger = page.getByRole('button', { name: navigation.drawer.openAction })
    await trigger.tap()
    await expect(menu(page)).toBeVisible()
    await expect
      .poll(async () => {
        const box = await menu(page).boundingBox()
        return box && [box.width, box.x + box.width].map(Math.round)
      })
      .toEqual([300, PHONE.width])
    expect(await violationsOf(page)).toEqual([])
    const links = navigation.drawer.groups.reduce((sum, group) => sum + group.links.length, 0)
    for (let presses = 0; presses < links + 8; presses++) {
      await page.keyboard.press('Tab')
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(trigger).toBeFocused()
  })

  test('the page does not scroll behind the menu, and does once it is closed', async ({ page }) => {
    await open(page)
    const scrolled = async () => {
      await page.mouse.move(20, 400)
      await page.mouse.wheel(0, 300)
      // Long enough for a page to follow the wheel.
      await page.evaluate(
        () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
      )
      return page.evaluate(() => scrollY)
    }
    await page.getByRole('button', { name: navigation.drawer.openAction }).click()
    await expect(menu(page)).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    expect(await scrolled()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect.poll(scrolled).toBeGreaterThan(0)
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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header links work, the dropdown opens on hover, the menu button leads to the footer', async ({
    page,
  }) => {
    await page.goto('/contact')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: buyerServices.label }).hover()
    await expect(header.getByRole('link', { name: buyerServices.links.at(-1)?.label ?? '' })).toBeVisible()
    const claims = page.getByRole('complementary', { name: banner.label })
    for (const { full } of banner.messages)
      await expect(claims.getByText(full, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await page.setViewportSize(PHONE)
    await header.getByRole('link', { name: navigation.drawer.openAction }).click()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  })
})
