/** What moves on a page. */
import type { Locator, Page } from 'playwright/test'

/** Bars on a page, measured as drawn: a bar that has not grown has no size. A phone does not show all of them. */
export const bars = (page: Page): Locator => page.locator('[data-grow]')
export const smallest = (bars: Locator): Promise<number> =>
  bars.evaluateAll((all) =>
    Math.min(
      ...all
        .filter((bar) => bar.checkVisibility())
        .map((bar) => {
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

/** A Cumulative Layout Shift that is seen; what lines move by when their typeface arrives is less. */
const SEEN = 0.03

/** What of a page moved without its visitor since the page began to load: nothing, or how much, which elements and from where to where. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: [number, string][] = []
    Object.assign(window, { shifts })
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push([
            value,
            sources
              .map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName} ${place(previousRect)} to ${place(currentRect)}`,
              )
              .join(),
          ])
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() =>
      'shifts' in window ? (window.shifts as [number, string][]) : [],
    )
    const sum = shifts.reduce((total, [value]) => total + value, 0)
    return sum < SEEN ? [] : shifts.map(([value, names]) => `${value.toFixed(3)} ${names}`)
  }
}
