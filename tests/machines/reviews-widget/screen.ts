import { expect, type Page, type Route } from 'playwright/test'
import { reviewsWidget } from '../../../content/links.ts'
import { messages } from '../../../content/messages.ts'
import { home } from '../../../content/pages/home.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

type Seen = { scripts: Route[]; warnings: string[] }
const seen = new WeakMap<Page, Seen>()
const of = (page: Page): Seen => seen.get(page) ?? { scripts: [], warnings: [] }

const region = (page: Page) => page.getByRole('region', { name: home.reviews.title })

/** Our own summary is shown whether or not the widget loads. */
async function hasSummary(page: Page): Promise<void> {
  await expect(region(page).getByText(home.reviews.rating.figure, { exact: true })).toBeVisible()
  await expect(region(page).getByRole('link', { name: home.reviews.link.label })).toBeVisible()
}

export const screen = {
  open: async (page) => {
    const { scripts, warnings }: Seen = { scripts: [], warnings: [] }
    seen.set(page, { scripts, warnings })
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.route(reviewsWidget.script, (route) => void scripts.push(route))
    await page.route(reviewsWidget.frame, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>All the reviews</p>' }),
    )
    await page.goto('/')
    await hydrated(page)
  },
  gestures: {
    'widget.near': (page) => region(page).evaluate((element) => element.scrollIntoView()),
  },
  settle: {
    loadScript: async (page, outcome) => {
      await expect.poll(() => of(page).scripts.length).toBe(1)
      const [script] = of(page).scripts
      if ('error' in outcome) await script?.abort()
      else await script?.fulfill({ contentType: 'text/javascript', body: '' })
    },
  },
  states: {
    idle: async (page) => {
      await hasSummary(page)
      expect(of(page)).toEqual({ scripts: [], warnings: [] })
    },
    loading: async (page) => {
      await hasSummary(page)
      await expect(region(page).locator('iframe')).toHaveCount(0)
    },
    ready: async (page) => {
      const frame = region(page).getByTitle(reviewsWidget.frameTitle)
      await expect(frame).toBeVisible()
      await expect(frame.contentFrame().getByText('All the reviews')).toBeVisible()
    },
    failed: async (page) => {
      await expect.poll(() => of(page).warnings).toEqual([messages.reviewsMissing.logged])
      await hasSummary(page)
      await expect(region(page).locator('iframe')).toHaveCount(0)
    },
  },
} satisfies Screen
