/** What has its place and its size on single pages: films, pictures, tabs, strips, and the header at every width. */
import type { Page } from 'playwright/test'
import { calculatorText } from '../../content/calculators/copy.ts'
import { LAYOUT } from '../../content/constants.ts'
import { guideLabels } from '../../content/guides/labels.ts'
import { navigation } from '../../content/navigation.ts'
import { site as brand } from '../../content/site.ts'
import { expect, test } from './fixtures.ts'
import { scrollTo } from './shell.ts'
import { open } from './visitor.ts'

for (const path of ['/', '/aerial-videos', '/video-production', '/investment-guide'])
  test(`every film on ${path} has its own aspect ratio`, async ({ page }) => {
    await open(page, path)
    const embeds = page.locator('[data-ratio]')
    await expect(embeds).not.toHaveCount(0)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const embed of await embeds.all()) {
        const [across = 0, down = 1] = ((await embed.getAttribute('data-ratio')) ?? '').split(':').map(Number)
        const box = await embed.locator('img').boundingBox()
        expect((box?.width ?? 0) / (box?.height ?? 1), `at ${width} px`).toBeCloseTo(across / down, 2)
      }
    }
  })

test('the picture beside a page’s last words stays in its column, however long the words', async ({
  page,
  site,
}) => {
  test.setTimeout(site.paths.length * 10_000)
  let plates = 0
  for (const path of site.paths)
    await test.step(path, async () => {
      await page.goto(path)
      const columns = page.locator('[data-layout="plate"] > div > div')
      if ((await columns.count()) === 0) return
      plates++
      const [row, ...boxes] = await Promise.all(
        [columns.first().locator('..'), columns.first(), columns.last()].map((part) => part.boundingBox()),
      )
      const [before, after] = boxes.toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0))
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0)
      expect((after?.x ?? 0) + (after?.width ?? 0)).toBeLessThan((row?.x ?? 0) + (row?.width ?? 0))
    })
  expect(plates).toBeGreaterThan(2)
})

test('a tab that the arrow keys reach comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/buyer')
  const row = page.getByRole('main').getByRole('tablist')
  const tabs = row.getByRole('tab')
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth), 'the row is too wide').toBe(true)
  await tabs.first().focus()
  for (const [index, tab] of (await tabs.all()).entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight')
    await expect(tab).toBeFocused()
    await expect(tab).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the strip below the fields stands on the bar to the contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/home-costs')
  const own = page.getByRole('region', { name: 'Your numbers' })
  await own.getByRole('textbox', { name: 'Mortgage rate' }).scrollIntoViewIfNeeded()
  const strip = await own.getByRole('button', { name: calculatorText.calculate }).boundingBox()
  const bar = await page.getByRole('link', { name: guideLabels.contents.back }).boundingBox()
  if (!strip || !bar) throw new Error('One of the two is not on the page')
  expect(bar.y + bar.height).toBeCloseTo(844, 0)
  expect(strip.y + strip.height).toBeLessThan(bar.y)
})

/** The names of what can have the focus in the header, of whose two rings the window would cut a part. */
async function cutRings(page: Page): Promise<string[]> {
  // After a key, so that the focus shows its rings.
  await page.keyboard.press('Shift')
  return page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll<HTMLElement>('a, button')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    )
    const cut = parts.flatMap((part) => {
      part.focus({ preventScroll: true })
      const { outlineStyle, boxShadow } = getComputedStyle(part)
      // The last length is the outer ring's.
      const ring = outlineStyle === 'none' ? 0 : Number(/([\d.]+)px$/.exec(boxShadow)?.[1] ?? 0)
      const { top } = part.getBoundingClientRect()
      return top < ring ? [`${part.getAttribute('aria-label') ?? part.textContent}: ${top - ring} px`] : []
    })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return cut
  })
}

test('every destination of the header is reachable, and its focus seen whole, at every width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const header = page.getByRole('banner')
  const menu = page.getByRole('button', { name: navigation.drawer.openAction })
  const { signIn } = navigation
  const destinations = [...navigation.links, navigation.join, navigation.callToAction, signIn]
  const call = header.getByRole('link', { name: brand.phone.display })
  for (const width of [320, 360, 600, 767, 768, 800, 960, 1024, 1180, 1279, 1280, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await menu.isVisible(), `menu button at ${width} px`).toBe(width < LAYOUT.mobileBreakpoint)
    for (const top of [0, 500]) {
      await scrollTo(page, top)
      if (width >= LAYOUT.mobileBreakpoint) await expect(call).toBeInViewport({ ratio: 1 })
      expect(await cutRings(page), `at ${width} px, scrolled to ${top} px`).toEqual([])
    }
    if (width >= LAYOUT.mobileBreakpoint) {
      for (const { label } of destinations) {
        const link = header.getByRole('link', { name: label, exact: true })
        await expect(link).toBeInViewport({ ratio: 1 })
        const lines = await link.evaluate((node) => {
          const words = document.createRange()
          words.selectNodeContents(node)
          return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
        })
        expect(lines, `lines of ${label} at ${width} px`).toBe(1)
      }
    } else {
      await menu.click()
      const drawer = page.getByRole('dialog', { name: navigation.drawer.label })
      for (const { label } of destinations)
        await expect(drawer.getByRole('link', { name: label, exact: true })).toBeVisible()
      await expect.poll(async () => (await drawer.boundingBox())?.width).toBeCloseTo(LAYOUT.drawerWidth)
      // From where the keyboard is: the menu hears it when it has the focus.
      await drawer.locator(':focus').press('Escape')
      await expect(drawer).toBeHidden()
    }
  }
})
