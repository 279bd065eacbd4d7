/** Drawings follow the scroll where the visitor wants motion, and are finished everywhere else. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

/** Bars on a page, measured as drawn: a bar that has not grown has no size. */
const bars = (page: Page): Locator => page.locator('[data-grow]')
const smallest = (bars: Locator): Promise<number> =>
  bars.evaluateAll((all) =>
    Math.min(
      ...all.map((bar) => {
        const { width, height } = bar.getBoundingClientRect()
        return Math.min(width, height)
      }),
    ),
  )

const CHARTS = '/listing-presentation'

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('bars grow as they are scrolled into view', async ({ page }) => {
    await page.goto(CHARTS)
    await hydrated(page)
    const chart = bars(page).first()
    await expect.poll(() => smallest(chart)).toBeLessThan(1)
    await chart.evaluate((bar) => bar.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => smallest(chart)).toBeGreaterThan(1)
  })

  test('every bar is finished on paper', async ({ page }) => {
    await page.goto(CHARTS)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => smallest(bars(page))).toBeGreaterThan(1)
  })
})

test('with reduced motion nothing is animated on any page, and every bar is finished', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of site.paths) {
    await page.goto(path)
    await hydrated(page)
    if (await bars(page).count()) expect(await smallest(bars(page)), path).toBeGreaterThan(1)
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ playState, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return playState === 'running' ? (target?.outerHTML.slice(0, 80) ?? 'unknown') : []
      }),
    )
    expect(moving, path).toEqual([])
  }
})
