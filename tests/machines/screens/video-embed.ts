import { expect, type Page, type Route } from 'playwright/test'
import { embedText } from '../../../content/embeds.ts'
import { home } from '../../../content/pages/home.ts'
import { VIDEO_HOST } from '../../../content/videos/schema.ts'
import type { Screen } from './screen.ts'

const { title } = home.videos.embed

/** What the page asks of the video host, per page: there is none here to answer. */
const asked = new WeakMap<Page, Route[]>()

const region = (page: Page) => page.getByRole('region', { name: home.videos.title })
const frame = (page: Page) => region(page).locator('iframe')

export const videoEmbedScreen = {
  open: async (page) => {
    asked.set(page, [])
    await page.route(`${VIDEO_HOST.embedOrigin}/**`, (route) => void asked.get(page)?.push(route))
    await page.clock.install()
    await page.goto('/')
    await region(page).getByRole('button', { name: title }).waitFor()
  },
  impossible: ({ steps }) =>
    steps.some((step) => step.kind === 'event' && step.event.type === 'frame.failed')
      ? 'browsers do not report that a frame failed'
      : undefined,
  gestures: {
    'play.pressed': (page) =>
      region(page)
        .getByRole('button', { name: RegExp(`${title}|${embedText.retry}`) })
        .click(),
    'frame.loaded': async (page) => {
      await expect.poll(() => asked.get(page)?.length).toBeGreaterThan(0)
      await asked
        .get(page)
        ?.at(-1)
        ?.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The player</title>' })
    },
  },
  settle: {},
  states: {
    poster: async (page) => {
      await expect(region(page).getByRole('button', { name: title })).toBeVisible()
      expect(asked.get(page)).toEqual([])
    },
    loading: async (page) => {
      await expect(region(page).getByText(embedText.loading)).toBeVisible()
      await expect(frame(page)).toHaveAttribute('title', title)
    },
    playing: async (page) => {
      await expect(frame(page)).toHaveCSS('opacity', '1')
      await expect(region(page).getByText(embedText.loading)).toBeHidden()
    },
    failed: async (page) => {
      await expect(region(page).getByRole('alert')).toHaveText(embedText.failed)
      await expect(region(page).getByRole('link', { name: embedText.watch })).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
    },
  },
} satisfies Screen
