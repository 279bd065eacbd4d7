/** What a page asks for before it is painted. */
import type { Page } from 'playwright/test'

/** The style sheet for paper, which browsers fetch last and no screen waits for. */
const PRINT = /\/print-[\w-]+\.css$/

/**
 * Paths of the files that the browser asked for before it painted the page's content, without pictures further
 * down, which it fetches when it is free.
 */
export async function requestsBeforePaint(page: Page): Promise<string[]> {
  // A busy machine may not have painted a page whose scripts have already run.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const asked = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint').map((entry) => entry.toJSON())
    // All that such a picture may be: a page that begins before its window has its size asks for another first.
    const lazy = [...document.images]
      .filter(({ loading }) => loading === 'lazy')
      .flatMap((image) => [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
      .flatMap(({ src, srcset }) => [src, ...srcset.split(',').map((one) => one.trim().split(' ')[0])])
      .map((url) => new URL(url ?? '', document.baseURI).href)
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.startsWith('data:') && !lazy.includes(name))
      .filter(({ startTime }) => startTime < paint.paintTime)
      .map(({ name }) => new URL(name).pathname)
  })
  return asked.filter((path) => !PRINT.test(path))
}
