import { expect, type Page } from 'playwright/test'
import { home } from '../../../content/pages/home.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

const { pauseAction, resumeAction } = home.hero

const VIDEO = '**/media/hero.*'
/** Longer than the page takes to become idle, shorter than the content's delay. */
const REST_MS = 60

/** Longer than the page waits after its first frame. */
const PAINTED_MS = 120

const hero = (page: Page) => page.locator('section[data-video]')
const shows = (region: 'content' | 'video' | 'motion', state: string) => (page: Page) =>
  expect(hero(page)).toHaveAttribute(`data-${region}`, state)
/** A tap, also where less motion has hidden the button since. */
const press = (name: string) => (page: Page) =>
  hero(page).getByRole('button', { name, includeHidden: true }).dispatchEvent('click')
const anyway = async () => undefined

/** Lets the page become idle, so that it requests the video. */
const rests = (page: Page) => page.clock.runFor(REST_MS)

export const screen = {
  // The clock is stopped from the start: the content's delay begins as soon as the page runs.
  open: async (page) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/')
    // A click wakes the page at once, without any time passing, when its scripts arrive after the first paint.
    await page.mouse.click(2, 2)
    await page.clock.runFor(PAINTED_MS)
    await hydrated(page)
  },
  gestures: {
    'video.playing': async (page) => {
      await rests(page)
      // Held on its frame, a video plays only if it had begun to when the button was pressed.
      if ((await hero(page).getAttribute('data-motion')) === 'paused')
        await page.locator('video').dispatchEvent('playing')
    },
    'video.failed': async (page) => {
      const isPlaying = (await hero(page).getAttribute('data-video')) === 'playing'
      // A video that is playing fails on broken data.
      if (isPlaying) return page.locator('video').dispatchEvent('error')
      await page.route(VIDEO, (route) => route.abort())
      await rests(page)
    },
    'video.unwanted': async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.emulateMedia({ reducedMotion: 'reduce' })
    },
    'motion.pause': press(pauseAction),
    'motion.resume': press(resumeAction),
  },
  settle: {},
  states: {
    content: anyway,
    'content.waiting': shows('content', 'waiting'),
    'content.shown': shows('content', 'shown'),
    video: anyway,
    'video.wanted': anyway,
    'video.wanted.loading': shows('video', 'loading'),
    'video.wanted.playing': shows('video', 'playing'),
    'video.unavailable': shows('video', 'unavailable'),
    motion: anyway,
    'motion.moving': shows('motion', 'moving'),
    'motion.paused': async (page) => {
      await shows('motion', 'paused')(page)
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
        .toBe(true)
      await expect(hero(page).getByRole('button', { name: resumeAction, includeHidden: true })).toHaveCount(1)
    },
  },
} satisfies Screen
