/** The pages for sellers (listing presentation, videos, social media), as section 2 specifies them. */
import type { Page } from 'playwright/test'
import { links } from '../../content/links.ts'
import { aerialVideos } from '../../content/pages/aerial-videos.ts'
import { listingPresentation } from '../../content/pages/listing-presentation.ts'
import { videoProduction } from '../../content/pages/video-production.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true })

/** Fulfills requests to the video host and returns them as they are made. */
async function stubVideoHost(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' })
  })
  return requests
}

test('the listing presentation has its six parts', async ({ page }) => {
  await open(page, '/listing-presentation')
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await expect(contents).toHaveCount(6)
  for (const link of await contents.all())
    await expect(page.locator(`${await link.getAttribute('href')}`)).toHaveCount(1)
  await expect(region(page, 'The film comes first').locator('ol > li')).toHaveCount(5)
  await expect(region(page, 'Where your home is seen').getByRole('heading', { level: 3 })).toHaveCount(8)
  await expect(
    region(page, listingPresentation.personas.title).getByRole('heading', { level: 3 }),
  ).toHaveCount(5)
  await expect(region(page, listingPresentation.process.title).locator('ol > li')).toHaveCount(5)
  const cases = region(page, listingPresentation.caseStudies.title).getByRole('article')
  await expect(cases).toHaveCount(2)
  for (const one of await cases.all()) await expect(one).toContainText('Sample case')
})

test('the sample analytics are labelled as samples, and can be read as tables', async ({ page }) => {
  await open(page, '/listing-presentation')
  const analytics = region(page, listingPresentation.analytics.title)
  await expect(analytics.getByRole('figure')).toHaveCount(3)
  await expect(analytics).toContainText('Sample figures')
  await expect(analytics.getByRole('table')).toHaveCount(0)
  await analytics.locator('summary').first().click()
  await expect(analytics.getByRole('table').getByRole('row')).not.toHaveCount(0)
})

test('video production: has three services, equipment, figures and three tagged films that load on request', async ({
  page,
}) => {
  const requests = await stubVideoHost(page)
  await open(page, '/video-production')
  await expect(region(page, 'Three films from one visit').getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(region(page, videoProduction.equipment.title).getByRole('heading', { level: 3 })).toHaveCount(
    4,
  )
  await expect(region(page, videoProduction.stats.title).locator('dd')).not.toHaveCount(0)
  const portfolio = region(page, videoProduction.portfolio.title)
  await expect(portfolio.getByRole('article')).toHaveCount(3)
  for (const { title } of videoProduction.portfolio.items)
    await expect(
      portfolio
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .getByRole('button', { name: `Play the video: ${title}` }),
    ).toHaveCount(1)
  await expect(portfolio.getByText('Property', { exact: true })).toHaveCount(2)
  await expect(portfolio.getByText('Luxury', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main').locator('a[href="/videos"]')).not.toHaveCount(0)
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).not.toHaveCount(0)
  expect(requests).toEqual([])
  await portfolio
    .getByRole('button', { name: /^Play the video:/ })
    .first()
    .click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect.poll(() => requests.length).toBe(1)
})

test('aerial: has one film and four more in three aspect ratios, one with a start time', async ({ page }) => {
  const requests = await stubVideoHost(page)
  await open(page, '/aerial-videos')
  await expect(region(page, aerialVideos.features.title).getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(
    region(page, 'Along the river, in one take').getByRole('button', { name: /^Play/ }),
  ).toHaveCount(1)
  const showcase = region(page, aerialVideos.showcase.title)
  const play = showcase.getByRole('button', { name: /^Play/ })
  await expect(play).toHaveCount(4)
  const ratios = await showcase
    .locator('[data-ratio]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-ratio')))
  expect(new Set(ratios)).toEqual(new Set(['16:9', '4:3', '21:9']))
  await play.last().click()
  await expect.poll(() => requests.join()).toContain('start=12')
  for (const to of ['/evaluation', '/videos'])
    await expect(page.getByRole('main').locator(`a[href="${to}"]`)).not.toHaveCount(0)
})

test('social: has the reach on four platforms, the posting schedule and links to follow', async ({
  page,
}) => {
  await open(page, '/social-presence')
  await expect(
    region(page, 'Four platforms, four different audiences').getByRole('heading', { level: 3 }),
  ).toHaveText([/Instagram/, /Facebook/, /YouTube/, /TikTok/])
  for (const platform of ['Instagram', 'Facebook', 'YouTube', 'TikTok'])
    await expect(region(page, platform)).toBeVisible()
  await expect(region(page, 'A week on our channels').locator('ol > li')).toHaveCount(7)
  await expect(page.getByRole('link', { name: /Follow us on Instagram/ }).first()).toHaveAttribute(
    'href',
    links.instagram.href,
  )
})

test('the fourteen buyer videos open on the video site, in a new tab', async ({ page }) => {
  await open(page, '/videos')
  await expect(page).toHaveTitle('Buyer Videos | Calgary Home Buyer Resources')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/videos$/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(14)
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(card.locator('img')).toHaveCount(1)
    await expect(card.getByRole('link')).toHaveAttribute('target', '_blank')
  }
})

for (const path of ['/', '/aerial-videos', '/video-production', '/investment-guide'])
  for (const width of [390, 1280])
    test(`every film on ${path} has its own aspect ratio at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const embeds = page.locator('[data-ratio]')
      await expect(embeds).not.toHaveCount(0)
      for (const embed of await embeds.all()) {
        const [across = 0, down = 1] = ((await embed.getAttribute('data-ratio')) ?? '').split(':').map(Number)
        const box = await embed.locator('img').boundingBox()
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(across / down, 2)
      }
    })
