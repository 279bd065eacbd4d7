/** Requirements that hold for every page, including the not-found page. */
import { readFile } from 'node:fs/promises'
import { notFound } from '../../content/pages/not-found.ts'
import { site as brand } from '../../content/site.ts'
import { starterOf } from '../../scripts/pages/starter.ts'
import { pageFile } from '../support/built-site.ts'
import { ASKING, expectPages, NOT_FOUND_LOG, UNKNOWN } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

test.describe.configure({ mode: 'parallel' })

// Half of the pages for each of two workers, without those of asking-pages.test.ts.
for (const half of [0, 1])
  test(`half ${half + 1} of the pages: no message, third party, movement, sideways scrolling, cut text or barrier`, async ({
    page,
    site,
    pageLog,
  }) => {
    const paths = [...site.paths, UNKNOWN].filter((path) => !ASKING.includes(path))
    await expectPages(
      page,
      pageLog,
      paths.filter((_, index) => index % 2 === half),
    )
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
