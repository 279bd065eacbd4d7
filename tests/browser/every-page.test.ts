/** Requirements that hold for every page, including the not-found page. */
import { readFile } from 'node:fs/promises'
import { footer } from '../../content/navigation.ts'
import { site as brand } from '../../content/site.ts'
import { STARTER } from '../../scripts/pages/starter.ts'
import { violationsOf } from '../support/accessibility.ts'
import { pageFile } from '../support/built-site.ts'
import { cutTexts } from '../support/cut-text.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, startedByItself } from './visitor.ts'

const UNKNOWN = '/no/such-page'
/** The browser logs the status of an unknown page, and the page logs its path. */
const NOT_FOUND_LOG = [
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  `info: Page not found: ${UNKNOWN}`,
]
/** Each width and each theme once. All four combinations would take minutes longer. */
const SETTINGS = [
  [360, 'light'],
  [1280, 'dark'],
] as const

test.describe.configure({ mode: 'parallel' })

for (const [width, colorScheme] of SETTINGS)
  test(`at ${width} px, ${colorScheme}, no page logs a message, calls a third party, scrolls sideways, cuts off text or fails an accessibility check`, async ({
    page,
    site,
    pageLog,
  }) => {
    const paths = [...site.paths, UNKNOWN]
    test.setTimeout(paths.length * 20_000)
    await page.setViewportSize({ width, height: 800 })
    // Without motion, because text that is fading in has no meaningful contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of paths)
      await test.step(path, async () => {
        pageLog.length = 0
        await page.goto(path)
        await startedByItself(page)
        await hydrated(page)
        expect.soft(await violationsOf(page), path).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(overflow, `width of ${path}`).toBeLessThanOrEqual(width)
        expect.soft(await cutTexts(page), `cut off on ${path}`).toEqual([])
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
      const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[^<]*)/g)].map(
        ({ groups }) => groups,
      )
      const inline = scripts.filter((script) => !script?.attributes?.includes('ld+json') && script?.body)
      expect(inline.map((script) => script?.body)).toEqual([STARTER])
      // The content security policy forbids inline handlers and styles.
      expect(html).not.toMatch(/<[^>]* (on[a-z]+|style)="/)
    })
})

test('the legal links in the footer lead to the not-found page until their pages are written', async ({
  page,
  site,
}) => {
  for (const { to } of footer.legal.links.filter(({ to }) => !site.paths.includes(to))) {
    expect((await page.goto(to))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  }
})

test('an unknown path shows the not-found page, when loaded and after navigation', async ({
  page,
  pageLog,
}) => {
  // What is logged is the path alone: parameters may be somebody's.
  const response = await page.goto(`${UNKNOWN}?email=ada%40example.com#part`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Oops! Page not found' })
  await expect(heading).toBeVisible()
  await hydrated(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(heading).toHaveCount(0)
  await page.goBack()
  await expect(heading).toBeVisible()
  await expect
    .poll(() => pageLog.filter((line) => line === `info: Page not found: ${UNKNOWN}`))
    .toHaveLength(2)
})
