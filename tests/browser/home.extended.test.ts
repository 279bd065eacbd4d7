/** The home page: its quick actions, its phases, and what it loads from other sites. Its top is in home-hero. */
import type { Page } from 'playwright/test'
import { LAUNCH_PHASES } from '../../content/constants.ts'
import { reviewsWidget } from '../../content/links.ts'
import { quickActions } from '../../content/navigation.ts'
import { home } from '../../content/pages/home.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import { stopClock } from '../path-harness/screen.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: quickActions.label })
const launch = (page: Page) => page.getByRole('region', { name: home.launch.title })

test('a section that is too tall to show a fifth of itself is revealed once it fills the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 120 })
  await open(page, '/')
  await launch(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const heights = await launch(page).evaluate((element) => [element.clientHeight * 0.2, innerHeight])
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0)
  await expect(launch(page)).not.toHaveAttribute('data-state', 'waiting')
})

for (const width of [360, 1280])
  test(`the quick actions never cover the footer's last line or the focused element, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await open(page, '/')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(bar(page)).toBeVisible()
    const top = (await bar(page).boundingBox())?.y ?? 0
    const box = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
    expect((box?.y ?? 720) + (box?.height ?? 0)).toBeLessThanOrEqual(top)

    await page.evaluate(() => window.scrollTo(0, 0))
    await page.locator('main').focus()
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement
        const over = document.querySelector('nav[aria-label="Quick actions"]')?.getBoundingClientRect()
        if (!focused || !over || focused.closest('nav')) return false
        const { left, right, top: upper, bottom } = focused.getBoundingClientRect()
        return bottom > over.top && upper < over.bottom && right > over.left && left < over.right
      })
      expect(covered).toBe(false)
    }
  })

test('the launch phases have their pictures before they are chosen', async ({ page }) => {
  await open(page, '/')
  await launch(page).getByRole('tab').first().scrollIntoViewIfNeeded()
  const images = launch(page).locator('img')
  const missing = () =>
    images.evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length)
  await expect.poll(missing).toBe(0)
})

test('the picture of a chosen phase opens to its corners', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await stopClock(page)
  await launch(page).getByRole('tab').nth(2).click()
  await expect(launch(page).getByRole('tabpanel')).toHaveCount(1)
  const picture = launch(page).getByRole('tabpanel').locator('img')
  await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }))
  const isWhole = () =>
    picture.evaluate((image) => {
      const { left, top } = image.getBoundingClientRect()
      return document.elementFromPoint(left + 20, top + 20) === image
    })
  await expect.poll(isWhole).toBe(true)
})

test('the line of the phase that is shown starts over with its four seconds after a pause', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  await stopClock(page)
  await launch(page).evaluate((element) => element.scrollIntoView())
  await launch(page).getByRole('button', { name: home.launch.pauseAction }).dispatchEvent('click')
  await expect(launch(page)).toHaveAttribute('data-state', 'paused')
  await page.clock.runFor(3 * LAUNCH_PHASES.rotationMs)
  const chosen = launch(page).getByRole('tab', { selected: true })
  await expect(chosen).toHaveText(RegExp(home.launch.phases[0].label))
  const progress = (milliseconds?: number) =>
    chosen.evaluate((tab, to) => {
      const [line] = tab.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation)
      if (line && to !== undefined) line.currentTime = to
      return Number(line?.currentTime)
    }, milliseconds)
  expect(await progress(3_900)).toBe(3_900)
  await launch(page).getByRole('button', { name: home.launch.resumeAction }).dispatchEvent('click')
  await expect(launch(page)).toHaveAttribute('data-state', 'rotating')
  expect(await progress()).toBeLessThan(3_900)
})

const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html>${body}` })

test('the policy lets the player in, which comes when play is pressed, and takes the focus', async ({
  page,
  pageLog,
}) => {
  const { embed } = home.videos
  await page.route(`${VIDEO_HOST.embedOrigin}/**`, (route) => route.fulfill(html('<p>The player</p>')))
  await page.route(reviewsWidget.script, (route) => route.abort())
  await open(page, '/')
  const videos = page.getByRole('region', { name: home.videos.title })
  await videos.scrollIntoViewIfNeeded()
  await videos.getByRole('button', { name: embed.title }).focus()
  expect(pageLog.filter((line) => line.includes('youtube'))).toEqual([])
  await page.keyboard.press('Enter')
  const frame = videos.getByTitle(embed.title)
  // A document whose frame has the focus may not be focused itself, which `toBeFocused` asks for.
  await expect
    .poll(() => frame.evaluate((element) => element.ownerDocument.activeElement === element))
    .toBe(true)
  await expect(frame.contentFrame().getByText('The player')).toBeVisible()
  expect(pageLog.filter((line) => line.includes('Content Security Policy'))).toEqual([])
})

test('reviews that load cause no layout shift', async ({ page }) => {
  await page.route(reviewsWidget.script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.route(reviewsWidget.frame, (route) => route.fulfill(html('<p>All the reviews</p>')))
  await open(page, '/')
  const reviews = page.getByRole('region', { name: home.reviews.title })
  const before = await reviews.boundingBox()
  await reviews.evaluate((element) => element.scrollIntoView())
  await expect(reviews.getByTitle(reviewsWidget.frameTitle)).toHaveCSS('opacity', '1')
  expect((await reviews.boundingBox())?.height).toBeCloseTo(before?.height ?? 0)
})
