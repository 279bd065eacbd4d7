/** What stays on the screen of a small phone, and how its tests get there. */
import type { Locator, Page } from 'playwright/test'
import { banner, quickActions } from '../../content/navigation.ts'
import { hydrated } from './visitor.ts'

export const SMALL = { width: 360, height: 640 }

export const claims = (page: Page) => page.getByRole('complementary', { name: banner.label })
export const bar = (page: Page) => page.getByRole('navigation', { name: quickActions.label })

export async function open(page: Page, path: string, viewport = SMALL): Promise<void> {
  await page.setViewportSize(viewport)
  await page.goto(path)
  await hydrated(page)
}

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

export const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of the two is not on the page')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
