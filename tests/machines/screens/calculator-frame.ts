import { expect, type Page, type Route } from 'playwright/test'
import { frameText } from '../../../content/calculators/copy.ts'
import { head, tools } from '../../../content/pages/tools.ts'
import type { Screen } from './screen.ts'

const { title, frame: embedded, action, failed, link } = tools.rental

/** What the page asks of the calculator's host, per page: there is none here to answer. */
const asked = new WeakMap<Page, Route[]>()

const region = (page: Page) => page.getByRole('region', { name: title })
const frame = (page: Page) => region(page).locator('iframe')

export const calculatorFrameScreen = {
  open: async (page) => {
    asked.set(page, [])
    await page.route(`${new URL(embedded.href).origin}/**`, (route) => void asked.get(page)?.push(route))
    await page.clock.install()
    await page.goto(head.path)
    await region(page).getByRole('button', { name: action }).waitFor()
  },
  impossible: ({ steps }) =>
    steps.some((step) => step.kind === 'event' && step.event.type === 'frame.failed')
      ? 'browsers do not report that a frame failed'
      : undefined,
  gestures: {
    'frame.requested': (page) =>
      region(page)
        .getByRole('button', { name: RegExp(`${action}|${frameText.retry}`) })
        .click(),
    'frame.loaded': async (page) => {
      await expect.poll(() => asked.get(page)?.length).toBeGreaterThan(0)
      await asked
        .get(page)
        ?.at(-1)
        ?.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The calculator</title>' })
    },
  },
  settle: {},
  states: {
    idle: async (page) => {
      await expect(region(page).getByRole('button', { name: action })).toBeVisible()
      expect(asked.get(page)).toEqual([])
    },
    loading: async (page) => {
      await expect(region(page).getByText(frameText.loading)).toBeVisible()
      await expect(frame(page)).toHaveAttribute('title', embedded.label)
    },
    ready: async (page) => {
      await expect(frame(page)).toHaveCSS('opacity', '1')
      await expect(region(page).getByText(frameText.loading)).toBeHidden()
    },
    failed: async (page) => {
      await expect(region(page).getByRole('alert')).toHaveText(failed)
      await expect(region(page).getByRole('link', { name: link.label })).not.toHaveCount(0)
      await expect(frame(page)).toHaveCount(0)
    },
  },
} satisfies Screen
