/** What moves on a page. */
import type { Locator, Page } from 'playwright/test'

/** Bars on a page, measured as drawn: a bar that has not grown has no size. */
export const bars = (page: Page): Locator => page.locator('[data-grow]')
export const smallest = (bars: Locator): Promise<number> =>
  bars.evaluateAll((all) =>
    Math.min(
      ...all.map((bar) => {
        const { width, height } = bar.getBoundingClientRect()
        return Math.min(width, height)
      }),
    ),
  )

/**
 * Elements that something has animated since the page began to load; what takes no time moves nothing. Spinners turn,
 * slowly: a still one does not show progress.
 */
export async function recordMoving(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moving: string[] = []
    Object.assign(window, { moving })
    const record = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[role="status"]')) return
      const times = target.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming())
      if (times.some((timing) => timing?.activeDuration !== 0)) moving.push(target.outerHTML.slice(0, 80))
    }
    for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, record)
  })
  return () => page.evaluate(() => ('moving' in window ? (window.moving as string[]) : []))
}
