/** Every page as visitors set it up: enlarged, and in the colours of their device. */
import type { Page } from 'playwright/test'
import { navigation } from '../../content/navigation.ts'
import { unmarkedControls } from '../support/forced-colours.ts'
import { expect, type Site, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

/** A window of 1280 × 1024 px, zoomed to 400%. */
const ZOOMED = { width: 320, height: 256 }

test.describe.configure({ mode: 'parallel' })

/** Opens each page in turn; without motion, because what has not been revealed yet cannot be seen. */
async function onEachPage(page: Page, site: Site, check: (path: string) => Promise<void>): Promise<void> {
  test.setTimeout(site.paths.length * 10_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...site.paths, '/no/such-page'])
    await test.step(path, async () => {
      await page.goto(path)
      await hydrated(page)
      await check(path)
    })
}

test('at 400% no page scrolls sideways', async ({ page, site }) => {
  await page.setViewportSize(ZOOMED)
  await onEachPage(page, site, async (path) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, path).toBeLessThanOrEqual(ZOOMED.width)
  })
})

test('at 400% the header scrolls away, and leaves the window to the page', async ({ page }) => {
  await page.setViewportSize(ZOOMED)
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('in forced colours the menu of a phone hides the page below it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('button', { name: navigation.drawer.openAction }).click()
  const menu = page.getByRole('dialog', { name: navigation.drawer.label })
  // A colour without a fourth part is opaque.
  await expect(menu).toHaveCSS('background-color', /^rgb\(/)
})

test('in forced colours every control of every page has an edge, and a mark while it has the focus', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await onEachPage(page, site, async (path) => {
    await page.keyboard.press('Shift')
    expect.soft(await page.evaluate(unmarkedControls), path).toEqual([])
  })
})
