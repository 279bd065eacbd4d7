/** The pages for sellers (listing presentation, videos, social media), as section 2 specifies them. */
import type { Page } from 'playwright/test'
import { aerialVideos } from '../../content/pages/aerial-videos.ts'
import { listingPresentation } from '../../content/pages/listing-presentation.ts'
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

test('the sample analytics are labelled as samples, and can be read as tables', async ({ page }) => {
  await open(page, '/listing-presentation')
  const analytics = region(page, listingPresentation.analytics.title)
  await expect(analytics.getByRole('figure')).toHaveCount(3)
  await expect(analytics).toContainText('Sample figures')
  await expect(analytics.getByRole('table')).toHaveCount(0)
  await analytics.locator('summary').first().click()
  await expect(analytics.getByRole('table').getByRole('row')).not.toHaveCount(0)
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

for (const path of ['/', '/aerial-videos', '/video-production', '/investment-guide'])
  test(`every film on ${path} has its own aspect ratio`, async ({ page }) => {
    await open(page, path)
    const embeds = page.locator('[data-ratio]')
    await expect(embeds).not.toHaveCount(0)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const embed of await embeds.all()) {
        const [across = 0, down = 1] = ((await embed.getAttribute('data-ratio')) ?? '').split(':').map(Number)
        const box = await embed.locator('img').boundingBox()
        expect((box?.width ?? 0) / (box?.height ?? 1), `at ${width} px`).toBeCloseTo(across / down, 2)
      }
    }
  })
