/** The calculators and their pages: input, results, shared addresses and the link to the contact form. */
import type { Locator, Page } from 'playwright/test'
import { calculatorText, mortgageCopy } from '../../content/calculators/copy.ts'
import { FRAME_TIMEOUT_MS } from '../../content/constants.ts'
import { guideLabels } from '../../content/guides/labels.ts'
import { frames } from '../../content/links.ts'
import { investmentGuide } from '../../content/pages/investment-guide.ts'
import { tools } from '../../content/pages/tools.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

const contents = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((field) => (field instanceof HTMLInputElement ? field.value : '')))
/** The link from the opening of the tools to their first calculator, beside what this shows. */
const example = (page: Page) => page.getByRole('link', { name: mortgageCopy.results.payment.monthly })
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('tools: where the frame does not load, a link leads to its site', async ({ page }) => {
  await page.clock.install()
  await page.route(`${new URL(frames.rentalCalculator.href).origin}/**`, () => undefined)
  await open(page, '/tools')
  const rental = region(page, tools.rental.title)
  await rental.getByRole('button', { name: tools.rental.action }).click()
  await page.clock.runFor(FRAME_TIMEOUT_MS)
  await expect(rental.getByRole('alert')).toContainText(tools.rental.failed)
  const offered = rental.locator('[data-state="failed"]').getByRole('link')
  await expect(offered).toHaveAttribute('href', tools.rental.link.href)
})

test('a copied link opens at the calculator, with its numbers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/home-costs')
  const price = page.getByRole('textbox', { name: 'Purchase price' })
  await price.fill('612,000')
  // At once, before the address of the page follows.
  await page.getByRole('button', { name: calculatorText.share.copy }).click()
  await expect(page.getByText(calculatorText.share.copied.title)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/contact')
  await open(page, link)
  await expect(price).toHaveValue('612,000')
  await expect(price).toBeInViewport()
})

test('mortgage: updates while typing, restores from a shared address, prefills the contact form', async ({
  page,
}) => {
  await open(page, '/tools')
  const mortgage = region(page, 'Mortgage payment')
  await expect(mortgage.getByRole('status')).toContainText('$3,081.41')
  const price = mortgage.getByRole('textbox', { name: 'Purchase price' })
  await price.fill('800,000')
  // The status is announced after a pause in typing.
  await expect(mortgage.getByRole('status')).toHaveText(/^Payment each month: \$(?!3,081\.41)/)
  const payment = await mortgage.getByRole('status').textContent()
  await expect(page).toHaveURL(/price=800000/)

  // The shared address shows the same result.
  await open(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(price).toHaveValue('800,000')
  await expect(mortgage.getByRole('status')).toHaveText(payment ?? '')
  await expect(example(page).locator('..')).toContainText(
    payment?.match(/\$[\d,]+\.\d\d/)?.[0] ?? 'a payment',
  )

  await mortgage.getByRole('link', { name: 'Ask us about these numbers' }).click()
  await expect(page).toHaveTitle(/Contact/)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/\$800,000/)
})

test('tools: the opening shows no payment where the inputs are refused', async ({ page }) => {
  await open(page, '/tools?downPayment=10000')
  await expect(page.getByRole('button', { name: 'Put $35,000 down' })).toBeVisible()
  await expect(example(page)).toHaveCount(0)
})

test('on a phone the strip below the fields stands on the bar to the contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/home-costs')
  const own = region(page, 'Your numbers')
  await own.getByRole('textbox', { name: 'Mortgage rate' }).scrollIntoViewIfNeeded()
  const strip = await own.getByRole('button', { name: calculatorText.calculate }).boundingBox()
  const bar = await page.getByRole('link', { name: guideLabels.contents.back }).boundingBox()
  if (!strip || !bar) throw new Error('One of the two is not on the page')
  expect(bar.y + bar.height).toBeCloseTo(844, 0)
  expect(strip.y + strip.height).toBeLessThan(bar.y)
})

test('home costs: shows the worked example, explains an invalid down payment and offers to fix it', async ({
  page,
}) => {
  await open(page, '/home-costs')
  await expect(region(page, /^One month, line by line/)).toContainText('$4,501.41')
  const own = region(page, 'Your numbers')
  await expect(own.getByRole('status')).toContainText('$4,501.41')
  await open(page, '/home-costs?downPayment=10000')
  await expect(
    own.getByRole('heading', { name: 'At this price the minimum down payment is $35,000.' }),
  ).toBeVisible()
  await own.getByRole('button', { name: 'Put $35,000 down' }).click()
  await expect(own.getByRole('button', { name: 'Put $35,000 down' })).toHaveCount(0)
  await expect(own.getByRole('textbox', { name: 'Down payment' })).toHaveValue('35,000')

  await open(page, '/home-costs?amortization=30')
  await own.getByRole('button', { name: 'Take 25 years' }).click()
  await expect(own.getByRole('textbox', { name: 'Amortization' })).toHaveValue('25')
  await expect(own.getByRole('textbox', { name: 'Down payment' })).toHaveValue('60,000')
})

test('investment: has strategies, areas, the yield calculator, tips, the video and the analysis', async ({
  page,
}) => {
  await open(page, '/investment-guide')
  await expect(region(page, investmentGuide.strategies.title).getByRole('heading', { level: 3 })).toHaveText(
    investmentGuide.strategies.items.map(({ title }) => title),
  )
  await expect(
    region(page, 'Seven areas investors ask us about').getByRole('heading', { level: 3 }),
  ).toHaveCount(7)
  await expect(region(page, 'What would it yield?').getByRole('status')).toContainText('−$426.28')
  await expect(
    region(page, 'Have us run the numbers').getByRole('link', { name: 'Request an analysis' }),
  ).toHaveAttribute('href', /^\/contact/)
  await expect(region(page, /^Seven tips/).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: investmentGuide.video.embed.title })).toBeVisible()
})

test('investment: a down payment that is too low can be replaced by the least possible', async ({ page }) => {
  await open(page, '/investment-guide')
  const calculator = region(page, 'What would it yield?')
  const downPayment = calculator.getByRole('textbox', { name: 'Down payment' })
  const before = await contents(calculator.getByRole('textbox'))
  const suggested = await downPayment.inputValue()
  await downPayment.fill('5,000')
  const suggestion = calculator.getByRole('button', { name: /^Put \$[\d,]+ down$/ })
  const [least = ''] = (await suggestion.innerText()).match(/[\d,]+/) ?? []
  await suggestion.click()
  await expect(downPayment).toHaveValue(least)
  await downPayment.fill(suggested)
  expect(await contents(calculator.getByRole('textbox'))).toEqual(before)
})

test('a value out of range marks the result as out of date and names the field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/investment-guide')
  const calculator = region(page, 'What would it yield?')
  const rent = calculator.getByRole('textbox', { name: 'Rent', exact: true })
  const ask = calculator.getByRole('link', { name: 'Ask us about these numbers' })
  await expect(ask).toBeVisible()
  await rent.fill('9,999,999')
  const isWhole = await rent.evaluate((input) => input.scrollWidth <= input.clientWidth)
  expect(isWhole).toBe(true)
  await expect(calculator.getByText('Out of date', { exact: true })).toBeVisible()
  await expect(calculator.getByRole('status')).toHaveText('Out of date. Correct first: Rent')
  await expect(ask).toHaveCount(0)
  await rent.press('Tab')
  await calculator.getByRole('button', { name: 'Rent' }).click()
  await expect(rent).toBeFocused()
  await rent.fill('3,000')
  await expect(calculator.getByText('Out of date', { exact: true })).toHaveCount(0)
  await expect(ask).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the worked example and its inputs', async ({ page }) => {
    await page.goto('/tools')
    await expect(region(page, 'Mortgage payment')).toContainText('$3,081.41')
    await expect(
      region(page, 'Mortgage payment').getByRole('textbox', { name: 'Purchase price' }),
    ).toHaveValue(/\d/)
  })
})

test('thousands have their commas while they are typed, and the caret keeps its digits', async ({ page }) => {
  await open(page, '/tools')
  const price = region(page, 'Mortgage payment').getByRole('textbox', { name: 'Purchase price' })
  await price.fill('')
  await price.pressSequentially('1725000')
  await expect(price).toHaveValue('1,725,000')
  // After the 5.
  await price.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5))
  await price.press('Backspace')
  await expect(price).toHaveValue('172,000')
  await page.keyboard.type('9')
  await expect(price).toHaveValue('1,729,000')
  await price.press('Backspace')
  await price.press('Backspace')
  await expect(price).toHaveValue('17,000')
  await price.press('Delete')
  await price.press('Delete')
  await expect(price).toHaveValue('1,700')
  await price.pressSequentially('x')
  await expect(price).toHaveValue(/x/)
})
