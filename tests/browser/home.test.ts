/** The home page, with and without motion, data saving and JavaScript. */
import type { Page } from 'playwright/test'
import { HERO, LAUNCH_PHASES, SCROLL_THRESHOLD } from '../../content/constants.ts'
import { reviewsWidget } from '../../content/links.ts'
import { messages } from '../../content/messages.ts'
import { quickActions } from '../../content/navigation.ts'
import { home } from '../../content/pages/home.ts'
import { site as brand } from '../../content/site.ts'
import { VIDEO_HOST } from '../../content/videos/schema.ts'
import { nextFrames, stopClock } from '../path-harness/screen.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

const HEADINGS = [
  home.hero.title,
  home.achievements.label,
  home.infrastructure.title,
  home.valueProposition.title,
  home.methodology.title,
  home.launch.title,
  home.videos.title,
  home.reviews.title,
  home.closing.title,
]

const hero = (page: Page) => page.getByRole('region', { name: home.hero.title })
const launch = (page: Page) => page.getByRole('region', { name: home.launch.title })
const tabs = (page: Page) => launch(page).getByRole('tab')
const chosen = (page: Page) => launch(page).getByRole('tab', { selected: true })
const label = (phase: number) => RegExp(`${home.launch.phases[phase]?.label}`)
const bar = (page: Page) => page.getByRole('navigation', { name: quickActions.label })

/** The requests for the background video so far. */
function videoRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/media\/hero\.(webm|mp4)/.test(request.url())) requests.push(request.url())
  })
  return requests
}

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

test('every section has its figures, cards and links', async ({ page }) => {
  await page.goto('/')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(hero(page).getByText(home.hero.badge)).toBeVisible()
  for (const { figure, gain } of home.stats) {
    await expect(hero(page).getByText(figure, { exact: true })).toBeVisible()
    await expect(hero(page).getByText(gain)).toBeVisible()
  }
  for (const { claim } of home.achievements.phrases)
    await expect(section(home.achievements.label)).toContainText(`${claim.figure} ${claim.label}`)
  const cards = section(home.infrastructure.title).getByRole('link')
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) await expect(card).toHaveAttribute('href', /^\/infrastructure#/)
  const methodology = section(home.methodology.title)
  await expect(methodology.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(methodology.getByRole('link', { name: 'Get your home value' })).toHaveAttribute(
    'href',
    '/evaluation',
  )
  await expect(methodology.getByRole('link', { name: 'Browse homes' })).toHaveAttribute('target', '_blank')
  const closing = section(home.closing.title)
  await expect(closing.locator(`a[href="${brand.phone.href}"]`)).toBeVisible()
  await expect(closing.getByRole('link', { name: home.closing.scheduleAction })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(closing.getByText(/all of Calgary/i)).toBeVisible()
})

test.describe('the hero', () => {
  test('requests its video after the page has loaded, and shows it in place of the poster', async ({
    page,
  }) => {
    const requests = videoRequests(page)
    let atLoad = -1
    page.on('load', () => {
      atLoad = requests.length
    })
    await page.goto('/')
    await expect(hero(page)).toHaveAttribute('data-video', 'playing')
    expect(atLoad).toBe(0)
    expect(requests.length).toBeGreaterThan(0)
    const video = page.locator('video')
    await expect(page.locator('video + img')).toHaveCSS('opacity', '0')
    expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
      true,
      true,
    ])
  })

  test('keeps its poster with reduced motion', async ({ page }) => {
    const requests = videoRequests(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(hero(page)).toHaveAttribute('data-video', 'unavailable')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
  })

  test('keeps its poster when the browser saves data', async ({ page }) => {
    const requests = videoRequests(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/')
    await expect(hero(page)).toHaveAttribute('data-video', 'unavailable')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
  })

  test('has 25 particles, hidden from screen readers, that stop moving with reduced motion', async ({
    page,
  }) => {
    await page.goto('/')
    const particles = hero(page).locator('[aria-hidden="true"] > span')
    await expect(particles).toHaveCount(HERO.particles)
    const moving = () =>
      particles.evaluateAll(
        (all) => all.filter((particle) => getComputedStyle(particle).animationName !== 'none').length,
      )
    expect(await moving()).toBe(HERO.particles)
    const positions = await particles.evaluateAll((all) =>
      all.map((particle) => getComputedStyle(particle).left),
    )
    expect(new Set(positions).size).toBeGreaterThan(20)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await moving()).toBe(0)
  })

  test('shows its content 300 ms after the first paint, without a script', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    const content = page.getByRole('heading', { level: 1 }).locator('..')
    /** The content's opacity so many milliseconds after the first paint. */
    const opacityAt = (milliseconds: number) =>
      content.evaluate((element: HTMLElement, time) => {
        element.style.animationName = 'none'
        getComputedStyle(element).getPropertyValue('opacity')
        element.style.animationName = ''
        for (const animation of element.getAnimations()) {
          animation.pause()
          animation.currentTime = time
        }
        return Number(getComputedStyle(element).opacity)
      }, milliseconds)
    expect(await opacityAt(HERO.contentDelayMs - 1)).toBeLessThan(0.1)
    expect(await opacityAt(HERO.contentDelayMs + 100)).toBeGreaterThan(0.1)
    expect(await opacityAt(HERO.contentDelayMs + 500)).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await opacityAt(0)).toBe(1)
  })

  test('links to the evaluation and the phone number', async ({ page }) => {
    await page.goto('/')
    await expect(hero(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', brand.phone.href)
    await hero(page).getByRole('link', { name: home.hero.evaluationAction }).click()
    await expect(page).toHaveURL(/\/evaluation$/)
  })
})

test.describe('the launch phases', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await stopClock(page)
  })

  test('advance every four seconds and start over after the last', async ({ page }) => {
    await launch(page).evaluate((element) => element.scrollIntoView())
    await expect(launch(page)).toHaveAttribute('data-state', 'rotating')
    for (const phase of [1, 2, 3, 0]) {
      await page.clock.runFor(LAUNCH_PHASES.rotationMs)
      await expect(chosen(page)).toHaveText(label(phase))
    }
  })

  test('show the clicked phase only', async ({ page }) => {
    await tabs(page).nth(2).click()
    await expect(chosen(page)).toHaveText(label(2))
    await expect(launch(page).getByRole('tabpanel')).toHaveCount(1)
    await expect(launch(page).getByRole('tabpanel')).toContainText(home.launch.phases[2].text)
  })

  test('go on once the pointer leaves, although the clicked tab keeps the focus', async ({ page }) => {
    await tabs(page).nth(2).click()
    await page.mouse.move(600, 8)
    await expect(tabs(page).nth(2)).toBeFocused()
    await expect(launch(page)).toHaveAttribute('data-state', 'rotating')
    await page.clock.runFor(LAUNCH_PHASES.rotationMs)
    await expect(chosen(page)).toHaveText(label(3))
  })

  test('work by keyboard: arrows, Home and End, with a single Tab stop', async ({ page }) => {
    await tabs(page).first().focus()
    for (const [key, phase] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowDown', 0],
      ['ArrowUp', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await nextFrames(page)
      await expect(tabs(page).nth(phase)).toBeFocused()
      await expect(chosen(page)).toHaveText(label(phase))
    }
    await page.keyboard.press('Tab')
    await expect(launch(page).getByRole('button', { name: home.launch.pauseAction })).toBeFocused()
  })

  test('pause while hovered or focused', async ({ page }) => {
    await tabs(page).first().hover()
    await expect(launch(page)).toHaveAttribute('data-state', 'paused')
    await page.clock.runFor(3 * LAUNCH_PHASES.rotationMs)
    await expect(chosen(page)).toHaveText(label(0))
    await page.mouse.move(600, 8)
    await expect(launch(page)).toHaveAttribute('data-state', 'rotating')
    await tabs(page).first().focus()
    await expect(launch(page)).toHaveAttribute('data-state', 'paused')
  })

  test('pause and resume on request', async ({ page }) => {
    const { pauseAction, resumeAction } = home.launch
    await launch(page).evaluate((element) => element.scrollIntoView())
    await launch(page).getByRole('button', { name: pauseAction }).dispatchEvent('click')
    await expect(launch(page)).toHaveAttribute('data-state', 'paused')
    await page.clock.runFor(3 * LAUNCH_PHASES.rotationMs)
    await expect(chosen(page)).toHaveText(label(0))
    const progress = (milliseconds?: number) =>
      chosen(page).evaluate((tab, to) => {
        const [line] = tab.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation)
        if (line && to !== undefined) line.currentTime = to
        return Number(line?.currentTime)
      }, milliseconds)
    expect(await progress(3_900)).toBe(3_900)
    await launch(page).getByRole('button', { name: resumeAction }).dispatchEvent('click')
    await expect(launch(page)).toHaveAttribute('data-state', 'rotating')
    // The four seconds start over, and so does the progress line.
    expect(await progress()).toBeLessThan(3_900)
  })

  test('do not advance with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await launch(page).evaluate((element) => element.scrollIntoView())
    await expect(launch(page)).toHaveAttribute('data-state', 'paused')
    await page.clock.runFor(3 * LAUNCH_PHASES.rotationMs)
    await expect(chosen(page)).toHaveText(label(0))
    await tabs(page).nth(1).click()
    await expect(launch(page).getByText(home.launch.phases[1].text)).toBeVisible()
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
  const { title, smallPrint } = home.valueProposition
  const heading = page.getByRole('heading', { name: title })
  await page.goto('/')
  await hydrated(page)
  await expect(heading.locator('..')).toHaveCSS('opacity', '0')
  await page.getByText(smallPrint).scrollIntoViewIfNeeded()
  await expect(heading.locator('..')).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(heading.locator('..')).toHaveCSS('opacity', '1')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  await expect(heading.locator('..')).toHaveCSS('opacity', '1')
})

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
  await expect(frame).toBeFocused()
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
  expect((await reviews.boundingBox())?.height).toBe(before?.height)
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
