import { expect, type Page } from 'playwright/test'
import { embedText } from '../../../content/embeds.ts'
import { home } from '../../../content/pages/home.ts'
import { VIDEO_HOST } from '../../../content/video.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { answerFrame, expectNoFrameAsked, holdFrames } from '../shared/frame-screen.ts'

const { title } = home.videos.embed

const region = (page: Page) => page.getByRole('region', { name: home.videos.title })
const frame = (page: Page) => region(page).locator('iframe')

export const screen = {
  open: async (page) => {
    await holdFrames(page, VIDEO_HOST.embedOrigin)
    await page.clock.install()
    await page.goto('/')
    await region(page).getByRole('button', { name: title }).waitFor()
  },
  gestures: {
    'play.pressed': (page) =>
      region(page)
        .getByRole('button', { name: RegExp(`${title}|${embedText.retry}`) })
        .click(),
    'frame.loaded': answerFrame,
  },
  settle: {},
  states: {
    poster: async (page) => {
      await expect(region(page).getByRole('button', { name: title })).toBeVisible()
      expectNoFrameAsked(page)
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
