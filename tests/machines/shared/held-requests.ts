/** Requests of a page, held until the test answers or drops them. */
import { expect, type Page, type Route } from 'playwright/test'

const waiting = new WeakMap<Page, Route[]>()

/** Holds every request to a matching address from now on. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<void> {
  waiting.set(page, [])
  await page.route(address, (route) => void waiting.get(page)?.push(route))
}

/** The oldest held request, or the next one to arrive. */
export async function nextRequest(page: Page): Promise<Route> {
  await expect.poll(() => waiting.get(page)?.length ?? 0).toBeGreaterThan(0)
  const route = waiting.get(page)?.shift()
  if (!route) throw new Error('No request is held')
  return route
}

/** Fails all held requests: the page has given them up. */
export async function dropRequests(page: Page): Promise<void> {
  for (const route of waiting.get(page)?.splice(0) ?? []) await route.abort()
}
