/** Every page, in each browser. */
import type { Page } from 'playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { hydrated, open, startedByItself } from '../browser/visitor.ts'

const WIDTHS = [1280, 360]
/** Pages with places to link to. */
const WITH_PLACES = ['/infrastructure', '/radon-information', '/buyers-guide', '/evaluation']

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('every page comes alive, reports nothing and does not scroll sideways', async ({
  page,
  pageLog,
  site,
}) => {
  test.setTimeout(site.paths.length * 40_000)
  for (const path of site.paths)
    await test.step(path, async () => {
      pageLog.length = 0
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await startedByItself(page)
      await hydrated(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const across = () => page.evaluate(() => document.documentElement.scrollWidth)
        await expect.soft.poll(across, `${path} at ${width} px`).toBeLessThanOrEqual(width)
      }
      expect.soft(pageLog, path).toEqual([])
    })
})

test('a page that is opened at a place comes alive by itself', async ({ page }) => {
  for (const path of WITH_PLACES) {
    await open(page, path)
    const place = await page.evaluate(
      () => [...document.querySelectorAll('main [id]')].findLast((part) => part.clientHeight > 0)?.id,
    )
    await page.goto('/favicon.svg')
    await page.goto(`${path}#${place}`)
    await startedByItself(page)
    await expect.poll(() => scrolled(page), `${path}#${place}`).toBeGreaterThan(0)
  }
})

test('a page that is reloaded while scrolled comes alive by itself, and stays where it was', async ({
  page,
}) => {
  for (const path of WITH_PLACES) {
    await open(page, path)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => scrolled(page)).toBe(900)
    await page.reload()
    await startedByItself(page)
    await expect.poll(() => scrolled(page), path).toBeGreaterThan(800)
  }
})
