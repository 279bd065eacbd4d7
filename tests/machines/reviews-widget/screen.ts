import { expect, type Page, type Route } from 'playwright/test'
import { reviewsWidget } from '../../../content/links.ts'
import { messages } from '../../../content/messages.ts'
import { home } from '../../../content/pages/home.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

type Seen = { scripts: Route[]; probes: Route[]; warnings: string[] }
const seen = new WeakMap<Page, Seen>()
const of = (page: Page): Seen => seen.get(page) ?? { scripts: [], probes: [], warnings: [] }

const region = (page: Page) => page.getByRole('region', { name: home.reviews.title })

const frame = (page: Page) => region(page).getByTitle(reviewsWidget.frameTitle)

/** Our own summary is always there, below the frame. */
async function hasSummary(page: Page): Promise<void> {
  await expect(region(page).getByText(home.reviews.rating.figure, { exact: true })).toBeVisible()
  await expect(region(page).getByRole('link', { name: home.reviews.link.label })).toBeVisible()
}

export const screen = {
  open: async (page) => {
    const { scripts, probes, warnings }: Seen = { scripts: [], probes: [], warnings: [] }
    seen.set(page, { scripts, probes, warnings })
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.route(reviewsWidget.script, (route) => void scripts.push(route))
    await page.route(reviewsWidget.frame, async (route) => {
      if (route.request().resourceType() === 'fetch') probes.push(route)
      else await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>All the reviews</p>' })
    })
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
    reachFrame: async (page, outcome) => {
      await expect.poll(() => of(page).probes.length).toBe(1)
      const [probe] = of(page).probes
      if ('error' in outcome) await probe?.abort()
      else await probe?.fulfill({ contentType: 'text/html', body: '' })
    },
  },
  states: {
    idle: async (page) => {
      await hasSummary(page)
      await expect(frame(page)).toHaveCount(0)
      expect(of(page)).toEqual({ scripts: [], probes: [], warnings: [] })
    },
    near: async (page) => {
      await hasSummary(page)
      await expect(frame(page)).toHaveCount(1)
    },
    'near.script': async () => undefined,
    'near.script.loading': async (page) => expect(of(page).warnings).toEqual([]),
    'near.script.ready': async (page) => expect(of(page).warnings).toEqual([]),
    'near.script.failed': (page) =>
      expect.poll(() => of(page).warnings).toEqual([messages.reviewsMissing.logged]),
    'near.frame': async () => undefined,
    'near.frame.asking': (page) => expect(frame(page)).toHaveCSS('opacity', '0'),
    'near.frame.shown': async (page) => {
      await expect(frame(page)).toHaveCSS('opacity', '1')
      await expect(frame(page).contentFrame().getByText('All the reviews')).toBeVisible()
    },
    'near.frame.absent': (page) => expect(frame(page)).toHaveCSS('opacity', '0'),
  },
} satisfies Screen
