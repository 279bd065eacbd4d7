/** The home page: its sections, its first HTML, what is revealed, the quick actions, and without JavaScript. */
import type { Page } from 'playwright/test'
import { SCROLL_THRESHOLD } from '../../content/constants.ts'
import { quickActions } from '../../content/navigation.ts'
import { home } from '../../content/pages/home.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import { nextFrames } from '../path-harness/screen.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

const HEADINGS = [
  home.hero.title,
  home.achievements.statement,
  home.infrastructure.title,
  home.valueProposition.title,
  home.methodology.title,
  home.launch.title,
  home.videos.title,
  home.reviews.title,
  home.closing.title,
]

const launch = (page: Page) => page.getByRole('region', { name: home.launch.title })
const bar = (page: Page) => page.getByRole('navigation', { name: quickActions.label })

test.describe('the first HTML', () => {
  test('has every section in order, and no inline styles', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const positions = HEADINGS.map((heading) => html.indexOf(`>${heading.replaceAll("'", '&#x27;')}<`))
    expect(positions.every((position) => position > 0)).toBe(true)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect(html).not.toMatch(/<[^>]+ style=/)
    for (const { title, text } of home.launch.phases)
      for (const words of [title, text]) expect(html).toContain(words.replaceAll('"', '&quot;'))
  })

  test('is painted before any script loads', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeInViewport()
    for (const heading of HEADINGS) {
      const seen = page.getByRole('heading', { name: heading, exact: true })
      await expect(seen).toBeVisible()
      await expect(seen).toHaveCSS('opacity', '1')
    }
  })
})

test('the value proposition reveals with 20% of it visible, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  await hydrated(page)
  const parts = page.locator('[data-armed]', {
    has: page.getByRole('heading', { name: home.valueProposition.title }),
  })
  const showShare = (share: number) =>
    parts.evaluate((element, visible) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollTo(0, window.scrollY + top + height * visible - window.innerHeight)
    }, share)
  await showShare(0.18)
  await nextFrames(page)
  await expect(parts).toHaveAttribute('data-state', 'concealed')
  await showShare(0.22)
  await expect(parts).toHaveAttribute('data-state', 'revealed')
})

test('the value proposition reveals once, and is visible at once with reduced motion', async ({ page }) => {
  const { title, points } = home.valueProposition
  const words = page.getByRole('heading', { name: title }).locator('..')
  await page.goto('/')
  await hydrated(page)
  await expect(words).toHaveCSS('opacity', '0')
  await page.getByText(points[2].text).scrollIntoViewIfNeeded()
  await expect(words).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(words).toHaveCSS('opacity', '1')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  await expect(words).toHaveCSS('opacity', '1')
})

test('a section that is too tall to show a fifth of itself is revealed once it fills the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 120 })
  await page.goto('/')
  await hydrated(page)
  const section = page.getByRole('region', { name: home.launch.title })
  await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const heights = await section.evaluate((element) => [element.clientHeight * 0.2, innerHeight])
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0)
  await expect(section).not.toHaveAttribute('data-state', 'waiting')
})

test.describe('the quick actions', () => {
  test('link to the consultation, the evaluation and the homes, once the page is scrolled', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(bar(page)).toBeHidden()
    await page.evaluate((top) => window.scrollTo(0, top), SCROLL_THRESHOLD.quickActions + 1)
    for (const link of quickActions.links) {
      const seen = bar(page).getByRole('link', { name: link.label })
      await expect(seen).toHaveAttribute('href', 'to' in link ? link.to : link.href)
      if ('href' in link) await expect(seen).toHaveAttribute('target', '_blank')
    }
    await bar(page).getByRole('link', { name: 'Home value' }).click()
    await expect(page).toHaveURL(/\/evaluation$/)
    await expect(bar(page)).toHaveCount(0)
  })

  for (const width of [360, 1280])
    test(`never cover the footer's last line or the focused element, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 })
      await page.goto('/')
      await hydrated(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(bar(page)).toBeVisible()
      const top = (await bar(page).boundingBox())?.y ?? 0
      const last = page.getByRole('contentinfo').getByRole('link').last()
      const box = await last.boundingBox()
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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all content is readable and the links work', async ({ page }) => {
    await page.goto('/')
    for (const heading of HEADINGS)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    for (const { title, text, duration, actions } of home.launch.phases) {
      await expect(launch(page).getByRole('heading', { name: title })).toBeVisible()
      await expect(launch(page).getByText(text)).toBeVisible()
      await expect(launch(page).getByText(`, ${duration}`)).toBeVisible()
      for (const action of actions) await expect(launch(page).getByText(action)).toBeVisible()
    }
    await expect(launch(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: home.videos.embed.title })).toHaveAttribute(
      'href',
      `${VIDEO_HOST.watch}${home.videos.embed.videoId}`,
    )
    await page.getByRole('link', { name: home.closing.scheduleAction }).click()
    await expect(page).toHaveURL(/\/contact\/?$/)
  })
})
