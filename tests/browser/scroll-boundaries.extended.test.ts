/** Every distance and share of section 9 on both sides of its number. Its delays are in boundaries.extended.test.ts. */
import type { Locator, Page } from 'playwright/test'
import { SCROLL_THRESHOLD, VISIBILITY_THRESHOLD } from '../../content/constants.ts'
import { banner, quickActions } from '../../content/navigation.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { home } from '../../content/pages/home.ts'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

/** One less, the number itself, one more; up and down again. */
const around = (number: number) => [number - 1, number, number + 1, number, number - 1]

/** Scrolls, and waits until the page has drawn what that changes. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, top)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
}

async function changesPast(page: Page, threshold: number, isThere: () => Promise<boolean>): Promise<void> {
  for (const y of around(threshold)) {
    await scrollTo(page, y)
    await expect.poll(isThere, { message: `at ${y} px` }).toBe(y > threshold)
  }
}

test.describe('scrolled', () => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  test.beforeAll(async ({ browser, site }) => {
    page = await browser.newPage({ baseURL: site.url })
    // Playing it takes more computing than everything else here.
    await page.route('**/media/hero-*.{webm,mp4}', (route) => route.abort())
    await open(page, '/')
  })
  test.afterAll(() => page.close())

  test('the header changes past 20 px', async () => {
    const header = page.locator('header').first()
    const isChanged = async () => (await header.getAttribute('data-scrolled')) !== null
    await changesPast(page, SCROLL_THRESHOLD.navbar, isChanged)
  })

  test('the banner is shown past 100 px', async () => {
    const claims = page.getByRole('complementary', { name: banner.label })
    await changesPast(page, SCROLL_THRESHOLD.banner, () => claims.isVisible())
  })

  test('the quick actions are shown past 400 px', async () => {
    const bar = page.getByRole('navigation', { name: quickActions.label })
    await changesPast(page, SCROLL_THRESHOLD.quickActions, () => bar.isVisible())
  })

  test('the floating navigation is shown past 300 px', async () => {
    await open(page, '/infrastructure')
    const floating = page.getByRole('navigation', { name: infrastructure.navigation.label })
    await changesPast(page, SCROLL_THRESHOLD.infrastructureNavigation, () => floating.isVisible())
  })

  test('a section is marked from 200 px below the top of the window on', async () => {
    const { id } = infrastructure.sections.infrastructure
    const marked = page.locator(`nav[aria-label="${infrastructure.navigation.label}"] a[aria-current]`)
    const top = await page
      .locator(`#${id}`)
      .evaluate((element) => window.scrollY + element.getBoundingClientRect().top)
    const reached = Math.ceil(top - SCROLL_THRESHOLD.sectionDetectionOffset)
    for (const y of around(reached)) {
      await scrollTo(page, y)
      const isThere = y >= reached
      await expect.poll(async () => (await marked.getAttribute('href')) === `#${id}`).toBe(isThere)
    }
  })
})

/** Scrolls until this share of an element is above the window's lower edge; at least, by less than a pixel. */
async function showShare(element: Locator, share: number): Promise<void> {
  await element.evaluate(async (node, visible) => {
    const { top, height } = node.getBoundingClientRect()
    const y = Math.ceil(window.scrollY + top + height * visible - window.innerHeight)
    window.scrollTo({ top: y, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, share)
}

for (const { what, share, path, element, hidden } of [
  {
    what: 'the value proposition is revealed with 20% of it visible',
    share: VISIBILITY_THRESHOLD.homeSection,
    path: '/',
    element: (page: Page) =>
      page.locator('[data-armed]', { has: page.getByRole('heading', { name: home.valueProposition.title }) }),
    hidden: 'concealed',
  },
  {
    what: 'the evaluation banner is revealed with 30% of it visible',
    share: VISIBILITY_THRESHOLD.evaluationBanner,
    path: '/evaluation',
    element: (page: Page) =>
      page.locator('[data-armed]', { has: page.getByRole('heading', { name: evaluation.banner.title }) }),
    hidden: 'concealed',
  },
  {
    what: 'the launch phases begin with 20% of their section visible',
    share: VISIBILITY_THRESHOLD.homeSection,
    path: '/',
    element: (page: Page) => page.getByRole('region', { name: home.launch.title }),
    hidden: 'waiting',
  },
])
  test(what, async ({ page }) => {
    await open(page, path)
    const section = element(page)
    // What is drawn on the way there may move the section.
    await showShare(section, -0.5)
    await showShare(section, share - 0.01)
    await expect(section).toHaveAttribute('data-state', hidden)
    await showShare(section, share)
    await expect(section).not.toHaveAttribute('data-state', hidden)
  })
