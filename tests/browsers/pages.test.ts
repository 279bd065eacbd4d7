/** Every page, in each browser. */
import type { Driver } from './driver.ts'
import { expect, test } from './fixtures.ts'
import { comesAlive, scrolled, scrollTo, startsByItself, visit } from './visits.ts'

const WIDTHS = [1280, 360] as const
/** Half of the lowest line of text. */
const LEAST_LINE_PX = 8
/** Pages with places to link to. */
const WITH_PLACES = ['/infrastructure', '/radon-information', '/buyers-guide', '/evaluation'] as const

const overflow = (driver: Driver) =>
  driver.evaluate(() => document.documentElement.scrollWidth - window.innerWidth, null)

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
  driver,
  site,
}) => {
  test.setTimeout(site.paths.length * 40_000)
  for (const path of site.paths)
    await test.step(path, async () => {
      await driver.resize(WIDTHS[0], 800)
      await driver.open(path)
      await startsByItself(driver)
      await comesAlive(driver)
      for (const width of WIDTHS) {
        await driver.resize(width, 800)
        await expect.poll(() => driver.evaluate(() => window.innerWidth, null)).toBe(width)
        expect.soft(await overflow(driver), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
      expect.soft(await driver.evaluate(emptyLines, LEAST_LINE_PX), path).toEqual([])
      expect.soft(await driver.messages(), path).toEqual([])
    })
})

test('a page that is opened at a place comes alive by itself', async ({ driver }) => {
  for (const path of WITH_PLACES) {
    await visit(driver, path)
    const place = await driver.evaluate(
      () => [...document.querySelectorAll('main [id]')].findLast((part) => part.clientHeight > 0)?.id,
      null,
    )
    await driver.open('/favicon.svg')
    await driver.open(`${path}#${place}`)
    await startsByItself(driver)
    await expect.poll(() => scrolled(driver), `${path}#${place}`).toBeGreaterThan(0)
  }
})

test('a page that is reloaded while scrolled comes alive by itself, and stays where it was', async ({
  driver,
}) => {
  for (const path of WITH_PLACES) {
    await visit(driver, path)
    await scrollTo(driver, 900)
    await driver.reload()
    await startsByItself(driver)
    await expect.poll(() => scrolled(driver), path).toBeGreaterThan(800)
  }
})

test('nothing comes from another site before a visitor asks for it', async ({ driver, site }) => {
  for (const path of ['/', '/videos', '/video-production', '/tools', '/investment-guide']) {
    await visit(driver, path)
    const fetched = await driver.evaluate(
      () => performance.getEntriesByType('resource').map(({ name }) => name),
      null,
    )
    expect(fetched.length).toBeGreaterThan(0)
    expect(
      fetched.filter((address) => !address.startsWith(site.url)),
      path,
    ).toEqual([])
  }
})
