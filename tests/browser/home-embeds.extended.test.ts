/** What the home page loads from other sites: a video and the reviews, on request and when they fail. */
import { reviewsWidget } from '../../content/links.ts'
import { messages } from '../../content/messages.ts'
import { home } from '../../content/pages/home.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

test('loads nothing from the video host before play is pressed', async ({ page, pageLog }) => {
  const { embed, items, channelLink, allLink } = home.videos
  await page.route(`${VIDEO_HOST.embedOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The player</title>' }),
  )
  await page.route(reviewsWidget.script, (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  const videos = page.getByRole('region', { name: home.videos.title })
  await videos.scrollIntoViewIfNeeded()
  const facade = videos.getByRole('button', { name: embed.title })
  await facade.focus()
  expect(pageLog.filter((line) => line.includes('youtube'))).toEqual([])

  for (const { title, link } of items)
    await expect(videos.getByRole('link', { name: title })).toHaveAttribute('href', link)
  await expect(videos.getByRole('link', { name: channelLink.label })).toHaveAttribute('target', '_blank')
  await expect(videos.getByRole('link', { name: allLink.label })).toHaveAttribute('href', allLink.to)

  await page.keyboard.press('Enter')
  const frame = videos.getByTitle(embed.title)
  // A document whose frame has the focus may not be focused itself, which `toBeFocused` asks for.
  await expect.poll(() => frame.evaluate((element) => document.activeElement === element)).toBe(true)
  const src = new URL((await frame.getAttribute('src')) ?? '')
  expect(src.origin + src.pathname).toBe(`${VIDEO_HOST.embedOrigin}${VIDEO_HOST.embedPath}${embed.videoId}`)
  expect(Object.fromEntries(src.searchParams)).toMatchObject({
    autoplay: '1',
    controls: '1',
    rel: '0',
    modestbranding: '1',
  })
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  expect(pageLog.filter((line) => line.includes('Content Security Policy'))).toEqual([])
})

test('the reviews’ frame is shown although its script fails', async ({ page, pageLog }) => {
  await page.route(reviewsWidget.script, (route) => route.abort())
  await page.route(reviewsWidget.frame, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>All the reviews</p>' }),
  )
  await page.goto('/')
  await hydrated(page)
  const reviews = page.getByRole('region', { name: home.reviews.title })
  await reviews.evaluate((element) => element.scrollIntoView())
  await expect.poll(() => pageLog).toContain(`warning: ${messages.reviewsMissing.logged}`)
  const frame = reviews.getByTitle(reviewsWidget.frameTitle)
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(frame.contentFrame().getByText('All the reviews')).toBeVisible()
})

test('reviews whose site cannot be reached leave the page unchanged', async ({ page, pageLog }) => {
  for (const address of [reviewsWidget.script, reviewsWidget.frame])
    await page.route(address, (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  const reviews = page.getByRole('region', { name: home.reviews.title })
  const appearance = async () => [await reviews.innerText(), (await reviews.boundingBox())?.height]
  const before = await appearance()
  await reviews.evaluate((element) => element.scrollIntoView())
  await expect.poll(() => pageLog).toContain(`warning: ${messages.reviewsMissing.logged}`)
  expect(await appearance()).toEqual(before)
  await expect(reviews.getByRole('link', { name: home.reviews.link.label })).toBeVisible()
  await expect(reviews.getByTitle(reviewsWidget.frameTitle)).toHaveCSS('opacity', '0')
})

test('reviews that load cause no layout shift', async ({ page }) => {
  await page.route(reviewsWidget.script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.route(reviewsWidget.frame, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>All the reviews</p>' }),
  )
  await page.goto('/')
  await hydrated(page)
  const reviews = page.getByRole('region', { name: home.reviews.title })
  const before = await reviews.boundingBox()
  await reviews.evaluate((element) => element.scrollIntoView())
  await expect(reviews.getByTitle(reviewsWidget.frameTitle)).toHaveCSS('opacity', '1')
  expect((await reviews.boundingBox())?.height).toBeCloseTo(before?.height ?? 0)
})
