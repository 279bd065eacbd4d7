/** How much room the header, its banner and the quick actions take, and that nothing of the header is without room. */
import type { Locator } from 'playwright/test'
import { LAYOUT, SCROLL_THRESHOLD } from '../../content/constants.ts'
import { navigation } from '../../content/navigation.ts'
import { site as brand } from '../../content/site.ts'
import { expect, test } from './fixtures.ts'
import { bar, claims, open, scrollTo } from './shell.ts'

/** The largest part of a small phone's screen that they may cover together. */
const LARGEST_SHARE = 0.15

/** The fraction of the window that the element covers, 0 to 1. */
const shareOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect()
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
    return (Math.max(0, height) * (right - left)) / (window.innerWidth * window.innerHeight)
  })

test('the header, the banner and the quick actions cover at most 15% of a small phone', async ({ page }) => {
  await open(page, '/')
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const { banner: first, quickActions: second } = SCROLL_THRESHOLD
  for (const top of [0, 10, 50, first, first + 1, second, second + 1, 2_000, end]) {
    await scrollTo(page, top)
    if (top > first) await expect(claims(page)).toBeVisible()
    else await expect(claims(page)).toBeHidden()
    const shown = [...(top > first ? [claims(page)] : []), ...(top > second ? [bar(page)] : [])]
    const shares = [page.getByRole('banner'), ...shown].map(shareOf)
    const share = (await Promise.all(shares)).reduce((sum, one) => sum + one, 0)
    expect(share, `scrolled to ${top} px`).toBeLessThanOrEqual(LARGEST_SHARE)
  }
})

test('every destination of the header is reachable at every width', async ({ page }) => {
  await open(page, '/contact')
  const header = page.getByRole('banner')
  const menu = page.getByRole('button', { name: navigation.drawer.openAction })
  const { signIn } = navigation
  const destinations = [...navigation.links, navigation.join, navigation.callToAction, signIn]
  const call = header.getByRole('link', { name: brand.phone.display })
  for (const width of [320, 360, 600, 768, 800, 959, 960, 1024, 1080, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await menu.isVisible(), `menu button at ${width} px`).toBe(width < LAYOUT.fullNavigation)
    if (width >= LAYOUT.mobileBreakpoint) await expect(call).toBeInViewport({ ratio: 1 })
    if (width >= LAYOUT.fullNavigation) {
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
