/** Every page as visitors set it up: enlarged, and in the colours of their device. */
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { LAYOUT } from '../../content/constants.ts'
import { navigation } from '../../content/navigation.ts'
import { communitiesPage } from '../../content/pages/communities.ts'
import { unmarkedControls } from '../support/forced-colours.ts'
import { enlargeText, lostText, spaceText } from '../support/text-spacing.ts'
import { expect, type Site, test } from './fixtures.ts'
import { open } from './visitor.ts'

/** A window of 1280 × 1024 px, zoomed to 400%. */
const ZOOMED = { width: 320, height: 256 }
/** Of the windows in which readers space the text themselves. */
const SPACED_WIDTHS = [390, 1280]
/** The narrowest at which the header shows its links. */
const LINKS_WIDTH = LAYOUT.mobileBreakpoint

test.describe.configure({ mode: 'parallel' })

/** Opens each page in turn; without motion, because what has not been revealed yet cannot be seen. */
async function onEachPage(page: Page, site: Site, check: (path: string) => Promise<void>): Promise<void> {
  test.setTimeout(site.paths.length * 10_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...site.paths, '/no/such-page'])
    await test.step(path, async () => {
      await open(page, path)
      await check(path)
    })
}

/** What is lost at each width. */
async function lostAtEachWidth(page: Page): Promise<string[][]> {
  const lost: string[][] = []
  for (const width of SPACED_WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    lost.push(await page.evaluate(lostText))
  }
  return lost
}

test('at 400%, and with the text spaced by the reader, no page scrolls sideways or loses text', async ({
  page,
  site,
}) => {
  await onEachPage(page, site, async (path) => {
    await page.setViewportSize(ZOOMED)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, path).toBeLessThanOrEqual(ZOOMED.width)
    const before = await lostAtEachWidth(page)
    await page.evaluate(spaceText)
    const after = await lostAtEachWidth(page)
    // Boxes of glyphs overlap where the glyphs themselves do not; spacing adds nothing to that.
    for (const [place, spacedWidth] of SPACED_WIDTHS.entries())
      expect
        .soft(
          after[place]?.filter((each) => !before[place]?.includes(each)),
          `${path} at ${spacedWidth} px, spaced`,
        )
        .toEqual([])
  })
})

test('with the text spaced by the reader, the links of the header stay within the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: LINKS_WIDTH, height: 600 })
  await open(page, '/contact')
  await page.evaluate(spaceText)
  await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(LINKS_WIDTH)
})

for (const width of [LAYOUT.mobileBreakpoint, 1280])
  test(`with the text twice as large, nothing of header and footer is lost at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/team')
    await page.evaluate(enlargeText)
    const parts = page.locator('header, footer').locator('a, button').filter({ visible: true })
    const ends = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(5)
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('at 400% the header scrolls away, and leaves the window to the page', async ({ page }) => {
  await page.setViewportSize(ZOOMED)
  await open(page, '/contact')
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('in forced colours the menu of a phone hides the page below it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
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

test('in forced colours buttons on a picture are opaque, and the drawn pictures and the zones can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, '/')
  for (const button of await page.locator('[data-hero="words"] [data-kind]').all())
    await expect(button).toHaveCSS('background-color', /^rgb\(/)
  const picture = page.locator('main section img').last()
  await picture.scrollIntoViewIfNeeded()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const { channels } = await sharp(await picture.screenshot()).stats()
  // Of a blank picture it is below 10: only the corners differ.
  for (const { stdev } of channels) expect(stdev).toBeGreaterThan(20)
  await open(page, '/communities')
  const zones = page.getByRole('navigation', { name: communitiesPage.search.mapLabel })
  const fills = await zones.locator('text, tspan').evaluateAll((words) => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const system = ['CanvasText', 'LinkText'].map((colour) => {
      probe.style.color = colour
      return getComputedStyle(probe).color
    })
    return words.map((word) => system.includes(getComputedStyle(word).fill))
  })
  expect(fills.length).toBeGreaterThan(9)
  expect(fills).not.toContain(false)
})

test('in forced colours the phase that is shown looks unlike the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, '/')
  const phase = (index: number) =>
    page.locator('section[aria-labelledby="launch-title"] [role="tab"]').nth(index)
  const look = async () => {
    await page.mouse.move(0, 0)
    return phase(0).screenshot()
  }
  const shown = await look()
  await phase(2).click()
  await expect(phase(2)).toHaveAttribute('aria-selected', 'true')
  expect((await look()).equals(shown)).toBe(false)
})
