/** What must hold for every page: each is opened once. */
import type { Page } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { everyRule, violationsOf } from '../support/accessibility.ts'
import { cutTexts } from '../support/cut-text.ts'
import { enlargeText, lostText } from '../support/text-spacing.ts'
import { requestsBeforePaint } from './first-paint.ts'
import { expect, test } from './fixtures.ts'
import { bars, recordMoving, recordShifts, smallest } from './motion.ts'
import { hydrated, startedByItself } from './visitor.ts'

/** Pages that ask something of the backend before anybody touches them. Another such fails, because it is served without one. */
export const ASKING = ['/evaluation', '/join']
export const UNKNOWN = '/no/such-page'
/** The browser logs the status of an unknown page, and the page logs its path. */
export const NOT_FOUND_LOG = [
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  `info: ${messages.notFound.logged} ${UNKNOWN}`,
]
/** What the home page starts with: its picture. */
const STARTS_WITH = /^\/media\/hero-/
const PHONE = { width: 360, height: 800 }
const DESKTOP = { width: 1280, height: 800 }
/** The window whose text is enlarged. */
const ENLARGED = { width: 390, height: 844 }

/** The links and buttons that stand by themselves, as links within a text do not, and are lower than 24 px. */
const lowLinks = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 1)
    .filter((part) => getComputedStyle(part).display !== 'inline' && part.offsetHeight < 24)
    // Its touch reaches to the edges of the card that it stands in.
    .filter((part) => !part.matches('.box-link'))
    .map((part) => `${part.innerText}: ${part.offsetHeight} px`)

/** What the rest of a page's requirements is checked by, once it answers. */
async function expectWhole(page: Page, path: string, { width }: typeof PHONE): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(overflow, `width of ${path}`).toBeLessThanOrEqual(width)
  expect.soft(await cutTexts(page), `cut off on ${path} at ${width} px`).toEqual([])
  expect.soft(await page.evaluate(lowLinks), `too low to press on ${path} at ${width} px`).toEqual([])
}

/** With its text twice as large, a page is no wider than a phone, and no text of it is lost. */
async function expectEnlarged(page: Page, path: string): Promise<void> {
  await page.setViewportSize(ENLARGED)
  await page.evaluate(enlargeText)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `width of ${path} with enlarged text`).toBe(ENLARGED.width)
  expect.soft(await page.evaluate(lostText), `lost on ${path} with enlarged text`).toEqual([])
}

/** Expects of each page no message, third party, movement, sideways scrolling, cut text or barrier. */
export async function expectPages(page: Page, pageLog: string[], paths: readonly string[]): Promise<void> {
  test.setTimeout(paths.length * 20_000)
  // Without motion, because text that is fading in has no meaningful contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Without what an earlier page has stored, each is a first visit.
  await page.addInitScript(() => localStorage.clear())
  const moving = await recordMoving(page)
  const shifts = await recordShifts(page)
  for (const path of paths)
    await test.step(path, async () => {
      pageLog.length = 0
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await startedByItself(page)
      const early = await requestsBeforePaint(page)
      expect
        .soft(
          early.filter((file) => path !== '/' || !STARTS_WITH.test(file)),
          `before the paint of ${path}`,
        )
        .toEqual([])
      await hydrated(page)
      expect.soft(await moving(), `moving on ${path}`).toEqual([])
      expect.soft(await smallest(bars(page)), `bars of ${path}`).toBeGreaterThan(1)
      expect.soft(await violationsOf(page, everyRule), path).toEqual([])
      expect.soft(await shifts(), `moved by itself on ${path}`).toEqual([])
      await expectWhole(page, path, PHONE)
      await page.setViewportSize(DESKTOP)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violationsOf(page, everyRule), `${path}, dark`).toEqual([])
      await expectWhole(page, path, DESKTOP)
      await expectEnlarged(page, path)
      await expect.soft.poll(() => pageLog, path).toEqual(path === UNKNOWN ? NOT_FOUND_LOG : [])
    })
}
