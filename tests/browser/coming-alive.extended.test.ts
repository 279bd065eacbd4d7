/** What a visitor is in the middle of when the page starts to answer goes on: scrolling, and the way to another page. */
import type { Page } from 'playwright/test'
import { navigation } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './network.ts'
import { hydrated, startedByItself } from './visitor.ts'

const APPLICATION = '**/assets/app-*.js'
const PAGE = '**/assets/team-*.js'

const banner = (page: Page) => page.getByRole('banner')
const top = (page: Page) => page.evaluate(() => window.scrollY)

test('the dropdown opens under a pointer that comes from a part of the page that does not answer yet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await hold(page, PAGE)
  await page.goto('/team')
  await startedByItself(page)
  await page.mouse.move(600, 600)
  await banner(page).getByRole('button', { name: navigation.buyerServices.label }).hover()
  await expect(banner(page).getByRole('link', { name: 'First-Time Buyers' })).toBeVisible()
})

// In the middle of the page.
const AWAY = 1200

for (const [when, files] of [
  ['before any script has arrived', '**/assets/*.js'],
  ['while the application is on its way', APPLICATION],
] as const)
  test(`a visitor who scrolls away from the place in the address ${when} stays where they are`, async ({
    page,
  }) => {
    const release = await hold(page, files)
    const asked = page.waitForRequest(files)
    await page.goto('/evaluation#evaluation-form')
    await asked
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => top(page)).toBeGreaterThan(AWAY)
    release()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await top(page)).toBeGreaterThan(AWAY)
  })

for (const [scrolling, anchors] of [
  ['that keeps the place by itself', true],
  ['that does not, such as Safari', false],
] as const)
  test(`a page that is opened at a place stays there while what is above it is laid out, in a browser ${scrolling}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    if (!anchors)
      await page.addInitScript(() => {
        CSS.supports = () => false
        document.addEventListener('readystatechange', () => {
          document.documentElement.style.overflowAnchor = 'none'
        })
      })
    await hold(page, APPLICATION)
    // The site's fonts make the text above a few lines longer or shorter, which is not what is tried here.
    await page.route('**/*.woff2', (route) => route.abort())
    // What comes before the application lays out the page.
    const release = await hold(page, '**/assets/start-*.js')
    await page.goto('/radon-information#footer')
    const place = page.getByRole('contentinfo')
    const placeTop = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect(place).toBeInViewport()
    const before = await placeTop()
    release()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main > *, [data-sections] > *, footer > *')].every(
        (part) => getComputedStyle(part).contentVisibility === 'visible',
      ),
    )
    expect(Math.abs((await placeTop()) - before)).toBeLessThanOrEqual(2)
  })

test('a link that is opened in another tab before the page answers leaves the next one to the application', async ({
  page,
  context,
}) => {
  const release = await hold(page, APPLICATION)
  await page.goto('/team')
  const opened = context.waitForEvent('page')
  await banner(page)
    .getByRole('link', { name: navigation.join.label })
    .click({ modifiers: ['Control'] })
  await opened
  release()
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await banner(page).getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle(/Contact/)
  expect(documents).toEqual([])
})

test('a link that is followed before the page answers gives way to the one that is pressed later', async ({
  page,
}) => {
  const release = await hold(page, APPLICATION)
  await hold(page, '**/join')
  await page.goto('/team')
  const join = page.waitForRequest('**/join')
  // All within the page, because Playwright waits for the page that a click leads to.
  await page.evaluate(() => {
    const press = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click()
    setTimeout(press, 0, '/join')
    const answers = new MutationObserver(() => {
      if (!document.querySelector('header [role=button]')) return
      answers.disconnect()
      setTimeout(press, 0, '/contact')
    })
    answers.observe(document, { subtree: true, attributeFilter: ['role'] })
  })
  const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/join'))
  await join
  release()
  await gone
  await expect(page).toHaveTitle(/Contact/)
  await expect(page).toHaveURL('/contact')
})
