/** Requirements that hold for every page, including the not-found page: each is opened once. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { notFound } from '../../content/pages/not-found.ts'
import { site as brand } from '../../content/site.ts'
import { starterOf } from '../../scripts/pages/starter.ts'
import { COLOURS, violationsOf } from '../support/accessibility.ts'
import { pageFile } from '../support/built-site.ts'
import { cutTexts } from '../support/cut-text.ts'
import { requestsBeforePaint } from './first-paint.ts'
import { expect, test } from './fixtures.ts'
import { bars, recordMoving, recordShifts, smallest } from './motion.ts'
import { hydrated, startedByItself } from './visitor.ts'

const UNKNOWN = '/no/such-page'
/** The browser logs the status of an unknown page, and the page logs its path. */
const NOT_FOUND_LOG = [
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  `info: ${messages.notFound.logged} ${UNKNOWN}`,
]
/** What the home page starts with: its picture, and the typeface of its headline, which it asks for once it has loaded. */
const STARTS_WITH = /^\/media\/hero-|^\/assets\/fraunces-/
const PHONE = { width: 360, height: 800 }
const DESKTOP = { width: 1280, height: 800 }

test.describe.configure({ mode: 'parallel' })

/** What the rest of a page's requirements is checked by, once it answers. */
async function expectWhole(page: Page, path: string, { width }: typeof PHONE): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(overflow, `width of ${path}`).toBeLessThanOrEqual(width)
  expect.soft(await cutTexts(page), `cut off on ${path} at ${width} px`).toEqual([])
}

// Half of the pages for each of two workers.
for (const half of [0, 1])
  test(`half ${half + 1} of the pages: no message, third party, movement, sideways scrolling, cut text or barrier`, async ({
    page,
    site,
    pageLog,
  }) => {
    const paths = [...site.paths, UNKNOWN].filter((_, index) => index % 2 === half)
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
        expect.soft(await violationsOf(page), path).toEqual([])
        expect.soft(await shifts(), `moved by itself on ${path}`).toEqual([])
        await expectWhole(page, path, PHONE)
        await page.setViewportSize(DESKTOP)
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await violationsOf(page, COLOURS), `${path}, dark`).toEqual([])
        await expectWhole(page, path, DESKTOP)
        await expect.soft.poll(() => pageLog, path).toEqual(path === UNKNOWN ? NOT_FOUND_LOG : [])
      })
  })

test('prerenders every page completely', async ({ site }) => {
  for (const path of site.paths)
    await test.step(path, async () => {
      const html = await readFile(pageFile(path), 'utf8')
      expect(html).toMatch(/^<!doctype html><html lang="en-CA">/)
      expect(html).toMatch(/<title>[^<]{15,60}<\/title>/)
      const canonical = path.replace(/^\/communities\/.*/, '/communities')
      expect(html).toContain(`<link rel="canonical" href="${brand.origin}${canonical}"`)
      expect(html).toContain('application/ld+json')
      expect(html).toContain(brand.brokerage)
      const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>.*?)<\/script>/gs)].map(
        ({ groups }) => groups,
      )
      const inline = scripts.filter((script) => !script?.attributes?.includes('ld+json') && script?.body)
      expect(inline.map((script) => script?.body)).toEqual([starterOf(path)])
      // The content security policy forbids inline handlers and styles.
      expect(html).not.toMatch(/<[^>]* (on[a-z]+|style)="/)
    })
})

test('an unknown path shows the not-found page, when loaded and after navigation', async ({
  page,
  pageLog,
}) => {
  // What is logged is the path alone: parameters may be somebody's.
  const response = await page.goto(`${UNKNOWN}?email=ada%40example.com#part`)
  expect(response?.status()).toBe(404)
  const heading = page.getByRole('heading', { name: notFound.heading })
  await expect(heading).toBeVisible()
  await hydrated(page)
  await page.getByRole('link', { name: notFound.homeAction }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(heading).toHaveCount(0)
  await page.goBack()
  await expect(heading).toBeVisible()
  await expect.poll(() => pageLog.filter((line) => line === NOT_FOUND_LOG[1])).toHaveLength(2)
})
