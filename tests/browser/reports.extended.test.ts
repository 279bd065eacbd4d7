/** What the headers make a browser refuse, and what it reports of the site by itself. */
import { join } from '../../content/pages/join.ts'
import { unavailable } from '../../content/pages/not-found.ts'
import { callDatabase } from '../support/team-accounts.ts'
import { expect, type Site, test } from './fixtures.ts'
import { open } from './visitor.ts'

type Row = { source: string; what: string; place: string; page: string; build: string; times: number }

const reported = async (site: Site) =>
  (await callDatabase(site, 'report_stats', { seen_at: new Date().toISOString() })) as Row[]

test('text becomes neither a script nor its address, except by the policy for widgets', async ({ page }) => {
  await page.goto('/contact')
  const refused = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => {
        document.createElement('div').innerHTML = '<b>text</b>'
      },
      () => {
        document.createElement('script').src = '/assets/other.js'
      },
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError'])
})

test('what the policy refuses is reported, without what the address asks for', async ({ page, site }) => {
  // Browsers gather reports for a minute before they send them; this one is told to report in the older way, at once.
  await page.route(/contact/, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy']?.replace('; report-to reports', '') ?? ''
    expect(policy).toContain('report-uri')
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto('/contact?address=12%20Elm%20Street')
  await page.evaluate(() => {
    const picture = new Image()
    picture.src = 'https://elsewhere.example/picture.png?who=ada'
  })
  await expect
    .poll(() => reported(site))
    .toContainEqual(
      expect.objectContaining({
        source: 'policy',
        what: 'img-src',
        place: 'https://elsewhere.example',
        page: '/contact',
        times: 1,
      }),
    )
})

test('a page whose code does not arrive is reported when the browser is idle', async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const follow = () => page.getByRole('banner').getByRole('link', { name: 'Join Our Team' }).click()
  await page.route('**/assets/join*', (route) => route.abort())
  // The first time it comes as a document; the second time, an error stands in its place.
  for (const expected of [join.hero.title, unavailable.heading]) {
    await open(page, '/contact')
    await follow()
    await expect(heading).toHaveText(expected)
  }
  const errors = async () => (await reported(site)).filter(({ source }) => source === 'error')
  await expect
    .poll(errors)
    .toContainEqual(expect.objectContaining({ what: 'missing file (script)', page: '/join' }))
  for (const { build, place } of await errors()) {
    expect(build).toMatch(/^[\w-]{8}$/)
    expect(place).toMatch(/^(\/assets\/.*)?$/)
  }
})

test('every error is reported that nothing has caught, and once', async ({ page, site }) => {
  const thrown = (place: string) =>
    page.evaluate((stack) => {
      setTimeout(() => {
        throw Object.assign(new RangeError('thrown by a test'), { stack })
      })
    }, place)
  await open(page, '/contact')
  for (const place of ['/assets/one.js:1:10', '/assets/two.js:1:20']) {
    // What watches is loaded when the browser is idle, so the first ones may come before it.
    await expect
      .poll(async () => {
        await thrown(place)
        return reported(site)
      })
      .toContainEqual(
        expect.objectContaining({ source: 'error', what: 'RangeError (script)', place, times: 1 }),
      )
  }
  await thrown('/assets/one.js:1:10')
  await thrown('/assets/three.js:1:30')
  await expect
    .poll(() => reported(site))
    .toContainEqual(expect.objectContaining({ place: '/assets/three.js:1:30' }))
  expect(await reported(site)).toContainEqual(
    expect.objectContaining({ place: '/assets/one.js:1:10', times: 1 }),
  )
})
