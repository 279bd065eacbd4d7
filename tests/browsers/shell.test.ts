/** What every page shares, in each browser: typefaces, menus, theme, history, the focus. */
import type { Page } from 'playwright/test'
import { LAYOUT } from '../../content/constants.ts'
import { navigation } from '../../content/navigation.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, tabTo } from '../browser/visitor.ts'

const { buyerServices, drawer } = navigation
const PHONE = { width: 390, height: 844 }
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** In several frames, as people scroll. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    for (const short of [20, 10, 0]) {
      window.scrollTo({ top: to - short, behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
  }, top)

test('the site’s own typefaces are shown', async ({ page }) => {
  await open(page)
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Fraunces', 'Instrument Sans']))
})

test('the dropdown opens by a click, and closes by Escape with the focus where it was', async ({ page }) => {
  await open(page)
  const button = page.getByRole('button', { name: buyerServices.label })
  await button.click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: buyerServices.links.at(-1)?.label ?? '' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the menu has its width and rows as high as their links, keeps the focus, closes by Escape, and leads to a page', async ({
    page,
  }) => {
    await open(page)
    const menu = page.getByRole('dialog', { name: drawer.label })
    await page.getByRole('button', { name: drawer.openAction }).click()
    const edges = async () => {
      const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {}
      return [width, x + width].map(Math.round)
    }
    await expect.poll(edges).toEqual([LAYOUT.drawerWidth, PHONE.width])
    const excess = await menu
      .locator('li')
      .evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect().height - (row.querySelector('a')?.offsetHeight ?? 0)),
      )
    expect(excess.length).toBeGreaterThan(10)
    expect(Math.max(...excess)).toBeLessThan(2)
    for (let presses = 0; presses < excess.length + 6; presses++) {
      await page.keyboard.press('Tab')
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: drawer.openAction }).click()
    await menu.getByRole('link', { name: navigation.join.label }).click()
    await expect(page).toHaveURL('/join')
    await expect(menu).toHaveCount(0)
  })
})

test('a chosen theme is kept on the next page and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: navigation.theme.toDark, exact: true }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.getByRole('banner').getByRole('link', { name: navigation.join.label }).click()
  await expect(page).toHaveURL('/join')
  expect(await background()).toBe(dark)
  await page.reload()
  expect(await background()).toBe(dark)
})

test('going back and forward restores where the page was, with its title and its heading', async ({
  page,
}) => {
  const names = () => page.evaluate(() => [document.title, document.querySelector('h1')?.textContent])
  // By keyboard: to press what stays in the window, Playwright moves the page in Firefox.
  const follow = async (path: string) => {
    await page
      .getByRole('banner')
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect.poll(() => scrolled(page)).toBe(0)
  }
  const scrollOn = async (top: number) => {
    await scrollTo(page, top)
    await expect.poll(() => scrolled(page)).toBe(top)
  }
  const isAt = async (path: string, top: number, named: unknown) => {
    await expect(page).toHaveURL(path)
    await expect.poll(() => scrolled(page)).toBe(top)
    await expect.poll(names).toEqual(named)
  }
  await open(page, '/evaluation')
  const evaluation = await names()
  await scrollOn(700)
  await follow('/contact')
  await expect.poll(names).not.toEqual(evaluation)
  const contact = await names()
  await scrollOn(300)
  await page.goBack()
  await isAt('/evaluation', 700, evaluation)
  await page.goForward()
  await isAt('/contact', 300, contact)
})

test('the icons of the header keep their size, and its links stand in one line', async ({ page }) => {
  await open(page)
  for (const width of [390, 768, 960, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const icons = page.getByRole('banner').locator('.lucide').filter({ visible: true })
    const sizes = await icons.evaluateAll((all) =>
      all.map((icon) => {
        const { width: across, height } = icon.getBoundingClientRect()
        return Math.round(Math.min(across, height))
      }),
    )
    expect(sizes.length).toBeGreaterThan(0)
    expect(Math.min(...sizes), `at ${width} px`).toBeGreaterThan(13)
    const links = page.getByRole('navigation', { name: navigation.label }).getByRole('link')
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size, `lines at ${width} px`).toBe(width < LAYOUT.mobileBreakpoint ? 0 : 1)
  }
})

test('Tab shows a ring at what has the focus', async ({ page }) => {
  await open(page)
  await tabTo(page, navigation.skipLinks[0].label)
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body)
      return { tag: document.activeElement?.tagName, outlineStyle, boxShadow }
    })
    expect(ring.tag, 'what has the focus').toMatch(/^(A|BUTTON|INPUT|SUMMARY)$/)
    expect(ring.outlineStyle !== 'none' || ring.boxShadow !== 'none', JSON.stringify(ring)).toBe(true)
  }
})
