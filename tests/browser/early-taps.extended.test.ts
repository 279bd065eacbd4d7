/** A press at any moment between the first paint and the last part's hydration has its effect, once. */
import fc from 'fast-check'
import { dropdown, PRESSED, pressEarly, theme } from './early-presses.ts'
import { expect, test } from './fixtures.ts'

/** Presses in all; EARLY_TAPS=200 for the long run. */
const PRESSES = Number(process.env.EARLY_TAPS ?? 24)
const SEED = Number(process.env.SEED ?? 1)

const presses = fc.sample(
  fc.record({
    what: fc.constantFrom(...Object.keys(PRESSED)),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { numRuns: PRESSES, seed: SEED },
)

for (const [what, press] of Object.entries(PRESSED))
  test(`a press of ${what} before the page answers has its effect once`, async ({ page, site }) => {
    const shares = [0, ...presses.filter((one) => one.what === what).map(({ share }) => share)]
    test.setTimeout(30_000 + shares.length * 10_000)
    for (const share of shares) await pressEarly(page, site, press, share)
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
