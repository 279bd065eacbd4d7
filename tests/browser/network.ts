/** What the network does to a page. */
import type { Page } from 'playwright/test'

/** Holds requests until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  return release
}
