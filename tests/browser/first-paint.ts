/** What a page asks for before it is painted. */
import type { Page } from 'playwright/test'

/**
 * Paths of the files that the browser asked for before it painted the page's content, without pictures further
 * down, which it fetches when it is free.
 */
export async function requestsBeforePaint(page: Page): Promise<string[]> {
  // A busy machine may not have painted a page whose scripts have already run.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint').map((entry) => entry.toJSON())
    const lazy = [...document.images]
      .filter(({ loading }) => loading === 'lazy')
      .map((image) => image.currentSrc)
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.startsWith('data:') && !lazy.includes(name))
      .filter(({ startTime }) => startTime < paint.paintTime)
      .map(({ name }) => new URL(name).pathname)
  })
}
