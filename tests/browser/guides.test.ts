/** The guides, as section 2 specifies them. */
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const inMain = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`)

for (const path of ['/radon-information', '/asbestos-information', '/first-time-buyers', '/buyers-guide'])
  test(`${path} begins with figures, links to each of its parts and lists its sources`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('main').locator('dl').first().locator('dt')).toHaveCount(4)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(contents).not.toHaveCount(0)
    for (const link of await contents.all())
      await expect(page.locator(`${await link.getAttribute('href')}`)).toHaveCount(1)
    // By keyboard, because a dark band may cover the list at this scroll position.
    await contents.last().press('Enter')
    await expect(page.locator(':target')).toBeInViewport()
    await expect(
      region(page, 'Read more at the source').locator('a[target="_blank"][rel~="noopener"]'),
    ).not.toHaveCount(0)
    await expect(inMain(page, '/contact')).not.toHaveCount(0)
  })

test('radon: shows the guideline, its three bands and the cost of mitigation', async ({ page }) => {
  await open(page, '/radon-information')
  const bands = region(page, 'What your number means')
  for (const band of ['0–100', '100–200', '200+']) await expect(bands).toContainText(band)
  for (const name of ['Low', 'Moderate', 'High'])
    await expect(bands.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
  await expect(page.getByText('$1,500–5,000').first()).toBeVisible()
})

test('asbestos: has every section, both warnings verbatim, the risks and the advice', async ({ page }) => {
  await open(page, '/asbestos-information')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Asbestos in Calgary Homes: What You Need to Know',
  )
  await expect(page.getByRole('link', { name: /asbestos information site/ })).toHaveAttribute(
    'target',
    '_blank',
  )
  for (const warning of [
    'There is no safe level of asbestos exposure.',
    'Never assume – always test if uncertain!',
  ])
    await expect(page.getByText(warning)).toBeVisible()
  const context = region(page, 'Calgary housing context')
  for (const likelihood of ['High likelihood', 'Possible', 'Rare'])
    await expect(context.getByText(likelihood).first()).toBeVisible()
  const table = region(page, 'Common locations').getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(13)
  for (const risk of ['High', 'Medium', 'Low'])
    await expect(table.getByText(risk, { exact: true })).not.toHaveCount(0)
  await expect(region(page, 'Visual cues').getByRole('listitem')).toHaveCount(5)
  await expect(region(page, 'Professional testing')).toContainText(/polarized light microscopy/i)
  const safety = region(page, 'Safety guidelines')
  await expect(safety.getByRole('heading', { name: 'DO' })).toBeVisible()
  await expect(safety.getByRole('heading', { name: 'MAINTAIN' })).toBeVisible()
  await expect(safety.locator('ul, ol').first().locator('li')).toHaveCount(3)
  await expect(region(page, 'Professional removal').getByRole('heading', { level: 3 })).toHaveText([
    /Containment/,
    /Protection/,
    /Disposal/,
  ])
  for (const cost of ['$200–500', '$3,000–$7,000', '$15,000–$50,000+', '$5–$15'])
    await expect(region(page, 'Cost considerations')).toContainText(cost)
  const advice = region(page, 'Real-estate advice').locator('ol')
  await expect(advice).toHaveCount(2)
  for (const list of await advice.all()) await expect(list.locator('li')).toHaveCount(5)
})

test('first-time buyers: has the five named steps, advantages and tips', async ({ page }) => {
  await open(page, '/first-time-buyers')
  await expect(region(page, /^Five steps/).getByRole('heading', { level: 3 })).toHaveText([
    /pre-approv/i,
    /realtor/i,
    /search/i,
    /offer/i,
    /complete/i,
  ])
  await expect(
    region(page, 'What an advisor does that an app cannot').getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0)
  await expect(region(page, /^Seven things/).getByRole('listitem')).not.toHaveCount(0)
})

test("buyer's guide: has ten steps, six essentials, four lessons, five checks, five questions, 14 videos", async ({
  page,
}) => {
  await open(page, '/buyers-guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alberta Home Buyer’s Guide')
  await expect(page.getByRole('link', { name: 'Talk to a Buyer Specialist' }).first()).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(page.getByRole('link', { name: /^Browse Homes/ }).first()).toHaveAttribute('target', '_blank')
  await expect(region(page, 'Why have someone on your side').getByRole('heading', { level: 3 })).toHaveCount(
    3,
  )
  const tiles = region(page, 'Six pages to keep open').getByRole('link')
  await expect(tiles).toHaveCount(6)
  await expect(tiles.first()).toHaveText(/Mortgage Calculator/)
  await expect(tiles.first()).toHaveAttribute('target', '_blank')
  const leadTo = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))
  expect(leadTo.slice(1)).toEqual([
    '/first-time-buyers',
    '/home-costs',
    '/communities',
    '/radon-information',
    '/asbestos-information',
  ])
  for (const [name, role, count] of [
    [/^Ten steps/, 'listitem', 10],
    [/^Due diligence/, 'listitem', 5],
  ] as const)
    await expect(region(page, name).getByRole(role)).toHaveCount(count)
  await expect(
    region(page, 'Six things that are different in Alberta').getByRole('heading', { level: 3 }),
  ).toHaveCount(6)
  await expect(
    region(page, 'Financing in four short lessons').getByRole('heading', { level: 3 }),
  ).toHaveCount(4)
  const questions = region(page, 'Five questions every buyer asks').locator('button[aria-expanded]')
  await expect(questions).toHaveCount(5)
  await questions.nth(0).click()
  await questions.nth(3).click()
  await expect(questions.and(page.locator('[aria-expanded="true"]'))).toHaveCount(2)
  await expect(region(page, /^Fourteen short videos/).locator('a[target="_blank"]')).toHaveCount(14)
})
