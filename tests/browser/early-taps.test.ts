/**
 * A press at any moment between the first paint and the last part's hydration has its effect, once. A moment is
 * how many of the page's scripts have arrived, so that no run depends on the machine's speed.
 */
import fc from 'fast-check'
import type { Page } from 'playwright/test'
import { navigation } from '../../content/navigation.ts'
import { expect, type Site, test } from './fixtures.ts'
import { evaluationAnswers, startedByItself } from './visitor.ts'

/** Presses in all; EARLY_TAPS=200 for the long run. */
const PRESSES = Number(process.env.EARLY_TAPS ?? 24)
const SEED = Number(process.env.SEED ?? 1)

type Press = {
  path: string
  width: number
  /** Resolves to what identifies the act. */
  act: (page: Page) => Promise<unknown>
  /** Expects the effect. */
  happened: (page: Page, site: Site, act: string) => Promise<void>
}

/** Before hydration, the two are links to the footer and to a page. */
const menu = (page: Page) => page.getByRole('banner').getByLabel(navigation.drawer.openAction)
const dropdown = (page: Page) => page.getByRole('banner').getByText('Buyer Services', { exact: true })
const theme = (page: Page) => page.getByRole('button', { name: 'Use the dark theme' })
const tab = (page: Page) => page.locator('main').getByRole('tab').nth(2)
const question = (page: Page) => page.locator('main button[aria-expanded]').first()

const PRESSED: Record<string, Press> = {
  'the menu': {
    path: '/team',
    width: 390,
    act: (page) => menu(page).click(),
    happened: (page) =>
      expect
        .poll(async () => (await page.getByRole('dialog').count()) + Number(page.url().includes('#')))
        .toBe(1),
  },
  'a dropdown': {
    path: '/team',
    width: 1280,
    act: (page) => dropdown(page).click(),
    happened: (page) =>
      expect
        .poll(async () =>
          page.url().endsWith('/buyer') ? 'page' : await dropdown(page).getAttribute('aria-expanded'),
        )
        .toMatch(/page|true/),
  },
  'the theme': {
    path: '/team',
    width: 1280,
    act: (page) => theme(page).click(),
    happened: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'a tab': {
    path: '/buyer',
    width: 390,
    act: (page) => tab(page).click(),
    happened: (page) => expect(tab(page)).toHaveAttribute('aria-selected', 'true'),
  },
  'a question': {
    path: '/radon-information',
    width: 390,
    act: (page) => question(page).click(),
    happened: (page) => expect(question(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  'a field': {
    path: '/contact',
    width: 390,
    act: (page) => page.getByLabel('First name').fill('Ada'),
    happened: (page) => expect(page.getByLabel('First name')).toHaveValue('Ada'),
  },
  'the button of a form': {
    path: '/evaluation',
    width: 390,
    act: async (page) => {
      const email = `early-${crypto.randomUUID()}@example.com`
      for (const [label, answer] of Object.entries(evaluationAnswers(email)))
        await page.getByLabel(label, { exact: true }).fill(answer)
      await page.locator('main form button[type=submit]').first().click()
      return email
    },
    happened: async (_, site, email) => {
      await expect.poll(async () => (await site.leads(email)).length).toBe(1)
    },
  },
  'a link': {
    path: '/team',
    width: 1280,
    act: (page) => page.locator('header').getByRole('link', { name: 'Contact Us' }).click(),
    happened: async (page) => {
      await expect(page).toHaveURL(/\/contact$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/team$/)
    },
  },
}

/** Lets through the first `count` of the page's scripts, and the others once released. */
async function holdScripts(page: Page, count: number) {
  let asked = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrived = 0
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked += 1
    const passes = asked <= count
    if (!passes) await released
    await route.continue()
    if (passes) arrived += 1
  })
  return { release, arrived: () => arrived }
}

/** How many scripts a page asks for before the visitor acts: the entry and what it lists. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const later = document.querySelector<HTMLTemplateElement>('template[id]')?.content ?? document
    return (
      1 + (later.querySelector('script[data-scripts]')?.getAttribute('data-scripts') ?? '').split(' ').length
    )
  })

const presses = fc.sample(
  fc.record({
    what: fc.constantFrom(...Object.keys(PRESSED)),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { numRuns: PRESSES, seed: SEED },
)

for (const [what, { path, width, act, happened }] of Object.entries(PRESSED))
  test(`a press of ${what} before the page answers has its effect once`, async ({ page, site }) => {
    const shares = presses.filter((press) => press.what === what).map(({ share }) => share)
    test.setTimeout(30_000 + shares.length * 10_000)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const scripts = await scriptsOf(page)
    for (const share of shares) {
      // The last moment: all of these have arrived, but not those of the parts further down.
      const moment = Math.round(share * scripts)
      await test.step(`${moment} of ${scripts} scripts have arrived`, async () => {
        await page.evaluate(() => localStorage.clear())
        const { release, arrived } = await holdScripts(page, moment)
        await page.goto(path, { waitUntil: 'commit' })
        await expect.poll(arrived).toBe(moment)
        const acted = await act(page)
        release()
        await happened(page, site, String(acted))
        await page.unrouteAll({ behavior: 'wait' })
      })
    }
  })

/** The application runs, and the page around the question waits for the visitor. */
async function openWaiting(page: Page): Promise<void> {
  await page.goto('/radon-information')
  await startedByItself(page)
  await expect(page.locator('main[data-unhydrated]')).toHaveCount(1)
}

test('a click without a pointer, as some screen readers make, has its effect', async ({ page }) => {
  await openWaiting(page)
  await question(page).dispatchEvent('click')
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
})

test('the Enter key has its effect on a page that waits', async ({ page }) => {
  await openWaiting(page)
  await question(page).evaluate((button) => button.focus())
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap that is the first thing a visitor does has its effect', async ({ page }) => {
    await openWaiting(page)
    await question(page).tap()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
  })
})

test('a form whose code does not arrive stays, and is sent without it', async ({ page, site }) => {
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/LeadForm-'))
  await page.route(/\/assets\/LeadForm-/, (route) => route.abort())
  await page.goto('/evaluation')
  const email = `early-${crypto.randomUUID()}@example.com`
  for (const [label, answer] of Object.entries(evaluationAnswers(email)))
    await page.getByLabel(label, { exact: true }).fill(answer)
  await missing
  await page.locator('main form button[type=submit]').first().click()
  await expect.poll(async () => (await site.leads(email)).length).toBe(1)
})

test('a page whose code does not arrive stays, whatever is pressed, and answers once it does', async ({
  page,
}) => {
  let refused = 0
  await page.route(/\/assets\/team-/, (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto('/team')
  const text = await page.locator('main').textContent()
  await theme(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => refused).toBeGreaterThan(0)
  await dropdown(page).click()
  await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await page.locator('main').textContent()).toBe(text)
  await expect(page.locator('main[data-unhydrated]')).toHaveCount(1)
  await page.unrouteAll()
  await page.mouse.move(40, 300)
  await expect(page.locator('[data-unhydrated]')).toHaveCount(0)
  expect(await page.locator('main').textContent()).toBe(text)
})
