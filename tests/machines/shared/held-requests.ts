/** Requests of a page that wait at the network until it is decided what becomes of them. */
import { expect, type Page, type Route } from 'playwright/test'

const waiting = new WeakMap<Page, Route[]>()

/** From now on every request to such an address waits. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<void> {
  waiting.set(page, [])
  await page.route(address, (route) => void waiting.get(page)?.push(route))
}

/** The requests that wait, oldest first. */
export const heldRequests = (page: Page): readonly Route[] => waiting.get(page) ?? []

/** The oldest request that waits, or the next one to come. */
export async function nextRequest(page: Page): Promise<Route> {
  await expect.poll(() => waiting.get(page)?.length ?? 0).toBeGreaterThan(0)
  const route = waiting.get(page)?.shift()
  if (!route) throw new Error('No request is waiting')
  return route
}

/** Whatever still waits fails: nobody on the page expects it any more. */
export async function dropRequests(page: Page): Promise<void> {
  for (const route of waiting.get(page)?.splice(0) ?? []) await route.abort()
}
