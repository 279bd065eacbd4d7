import { expect, type Page } from 'playwright/test'
import { frameText } from '../../../content/calculators/copy.ts'
import { head, tools } from '../../../content/pages/tools.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { answerFrame, expectNoFrameAsked, holdFrames } from '../shared/frame-screen.ts'

const { title, frame: embedded, action, failed, link } = tools.rental

const region = (page: Page) => page.getByRole('region', { name: title })
const frame = (page: Page) => region(page).locator('iframe')

export const screen = {
  open: async (page) => {
    await holdFrames(page, new URL(embedded.href).origin)
    await page.clock.install()
    await page.goto(head.path)
    await region(page).getByRole('button', { name: action }).waitFor()
  },
  gestures: {
    'frame.requested': (page) =>
      region(page)
        .getByRole('button', { name: RegExp(`${action}|${frameText.retry}`) })
        .click(),
    'frame.loaded': answerFrame,
  },
  settle: {},
  states: {
    idle: async (page) => {
      await expect(region(page).getByRole('button', { name: action })).toBeVisible()
      expectNoFrameAsked(page)
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
