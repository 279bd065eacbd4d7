/** How much room the header, its banner and the quick actions take. */
import type { Locator, Page } from 'playwright/test'
import { SCROLL_THRESHOLD } from '../../content/constants.ts'
import { guideLabels } from '../../content/guides/labels.ts'
import { infrastructure } from '../../content/pages/infrastructure.ts'
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

/** What else a small phone has at its lower edge, once the page is scrolled. */
const LOWER: Record<string, (page: Page) => Locator> = {
  '/infrastructure': (page) => page.getByRole('navigation', { name: infrastructure.navigation.label }),
  '/buyers-guide': (page) => page.getByRole('link', { name: guideLabels.contents.back }),
}

for (const [path, lower] of Object.entries(LOWER))
  test(`the header, the banner and the bar below cover at most 15% of a small phone on ${path}`, async ({
    page,
  }) => {
    await open(page, path)
    await scrollTo(page, 3_000)
    const parts = [page.getByRole('banner'), claims(page), lower(page)]
    for (const part of parts) await expect(part).toBeInViewport()
    const shares = await Promise.all(parts.map(shareOf))
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LARGEST_SHARE)
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
