/** What holds on every page, unknown ones included. */
import { readFile } from 'node:fs/promises'
import { footer } from '../../content/navigation.ts'
import { site as brand } from '../../content/site.ts'
import { violationsOf } from '../support/accessibility.ts'
import { expect, test } from './fixtures.ts'
import { alive } from './visitor.ts'

const UNKNOWN = '/no/such-page'
/** The browser itself reports the status of an unknown page, and the page logs its path. */
const EXPECTED_OF_UNKNOWN = [
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  `info: Page not found: ${UNKNOWN}`,
]
/** Each width and each theme once: all four pairings take minutes more. */
const SETTINGS = [
  [360, 'light'],
  [1280, 'dark'],
] as const

const file = (path: string) => (path === '/' ? 'dist/index.html' : `dist${path}/index.html`)

// Side by side.
test.describe.configure({ mode: 'parallel' })

for (const [width, colorScheme] of SETTINGS)
  test(`at ${width} px, ${colorScheme}, no page complains, asks a third party, scrolls sideways, or fails an accessibility check`, async ({
    page,
    site,
    complaints,
  }) => {
    const paths = [...site.paths, UNKNOWN]
    test.setTimeout(paths.length * 20_000)
    await page.setViewportSize({ width, height: 800 })
    // Still: a text that is just fading in has no contrast to measure.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of paths)
      await test.step(path, async () => {
        complaints.length = 0
        await page.goto(path)
        await alive(page)
        expect.soft(await violationsOf(page), path).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(overflow, `${path} is this wide`).toBeLessThanOrEqual(width)
        await expect.soft.poll(() => complaints, path).toEqual(path === UNKNOWN ? EXPECTED_OF_UNKNOWN : [])
      })
  })

test('every page is complete before any script runs', async ({ site }) => {
  for (const path of site.paths)
    await test.step(path, async () => {
      const html = await readFile(file(path), 'utf8')
      expect(html).toMatch(/^<!doctype html><html lang="en-CA">/)
      expect(html).toMatch(/<title>[^<]{15,60}<\/title>/)
      expect(html).toMatch(/<meta name="description" content="[^"]{70,}"/)
      const canonical = path.replace(/^\/communities\/.*/, '/communities')
      expect(html).toContain(`<link rel="canonical" href="${brand.origin}${canonical}"`)
      expect(html).toContain('property="og:title"')
      expect(html).toContain('application/ld+json')
      expect(html).toContain(brand.brokerage)
      expect(html.match(/<h1/g)).toHaveLength(1)
      const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[^<]*)/g)].map(
        ({ groups }) => groups,
      )
      for (const script of scripts)
        expect(script?.attributes?.includes('ld+json') || script?.body === '').toBe(true)
      // The policy takes neither handlers nor styles from the page itself.
      expect(html).not.toMatch(/<[^>]* (on[a-z]+|style)="/)
    })
})

test('the three legal links of the foot lead to the not-found screen', async ({ page }) => {
  for (const { to } of footer.legal.links) {
    expect((await page.goto(to))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  }
})

test('an unknown path shows the not-found screen, as a file and after a navigation', async ({
  page,
  complaints,
}) => {
  const response = await page.goto(UNKNOWN)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await alive(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  expect(complaints.filter((line) => line === `info: Page not found: ${UNKNOWN}`)).toHaveLength(2)
})
