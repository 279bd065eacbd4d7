/** Every page, in each browser. */
import type { Page } from 'playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { hydrated, open, startedByItself } from '../browser/visitor.ts'

const WIDTHS = [1280, 360]
/** Half of the lowest line of text. */
const LEAST_LINE_PX = 8
/** Pages with places to link to. */
const WITH_PLACES = ['/infrastructure', '/radon-information', '/buyers-guide', '/evaluation']

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Runs in the page: the entries of lists that begin with room for a line in which nothing stands. */
function emptyLines(leastLine: number): string[] {
  const pixels = (length: string) => Number.parseFloat(length) || 0
  const entries = [...document.querySelectorAll('li')].filter(
    (entry) => getComputedStyle(entry).display === 'list-item' && entry.checkVisibility(),
  )
  return entries.flatMap((entry) => {
    const first = entry.firstChild
    if (!(first instanceof Element)) return []
    const { display, position, marginTop } = getComputedStyle(first)
    if (display === 'inline' || display === 'none' || position === 'absolute') return []
    const { paddingTop, borderTopWidth } = getComputedStyle(entry)
    const room = pixels(paddingTop) + pixels(borderTopWidth) + pixels(marginTop)
    const gap = first.getBoundingClientRect().top - entry.getBoundingClientRect().top - room
    return gap > leastLine ? [`${Math.round(gap)} px before ${first.outerHTML.slice(0, 60)}`] : []
  })
}

test('every page comes alive, reports nothing, does not scroll sideways and has no empty lines in its lists', async ({
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
      expect.soft(await page.evaluate(emptyLines, LEAST_LINE_PX), path).toEqual([])
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
