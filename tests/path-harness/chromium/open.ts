/** Opens a page of the built site in other ways than at once. */
import type { Page } from 'playwright/test'
import { hydrated } from '../../browser/visitor.ts'

/** Longer than a page waits after its first frame. */
const PAINTED_MS = 120

/** With scripts that arrive only after what the visitor does early. */
export async function openSlowly(page: Page, path: string, early: () => Promise<void>): Promise<void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/app-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await early()
  arrive()
}

/** With a clock that has never run. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
  // A click wakes the page at once, without any time passing, when its scripts arrive after the first paint.
  await page.mouse.click(2, 2)
  await page.clock.runFor(PAINTED_MS)
  await hydrated(page)
}
