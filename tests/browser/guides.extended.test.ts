/** The guides, as section 2 specifies them. */
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated, open } from './visitor.ts'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const inMain = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`)

test('every guide begins with its figures, links to each of its parts and lists its sources', async ({
  page,
  site,
}) => {
  test.setTimeout(site.paths.length * 10_000)
  let guides = 0
  for (const path of site.paths)
    await test.step(path, async () => {
      await page.goto(path)
      const sources = region(page, 'Read more at the source')
      if ((await sources.count()) === 0) return
      guides++
      await hydrated(page)
      await expect(page.getByRole('main').locator('dl').first().locator('dt')).not.toHaveCount(0)
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      await expect(contents).not.toHaveCount(0)
      for (const link of await contents.all())
        await expect(page.locator(`${await link.getAttribute('href')}`)).toHaveCount(1)
      // By keyboard, because a dark band may cover the list at this scroll position.
      await contents.last().press('Enter')
      await expect(page.locator(':target')).toBeInViewport()
      await expect(sources.locator('a[target="_blank"][rel~="noopener"]')).not.toHaveCount(0)
      await expect(inMain(page, '/contact')).not.toHaveCount(0)
    })
  expect(guides).toBeGreaterThan(2)
})

test('the picture beside a page’s last words stays in its column, however long the words', async ({
  page,
  site,
}) => {
  test.setTimeout(site.paths.length * 10_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  let plates = 0
  for (const path of site.paths)
    await test.step(path, async () => {
      await page.goto(path)
      const columns = page.locator('[data-layout="plate"] > div > div')
      if ((await columns.count()) === 0) return
      plates++
      const row = await columns.first().locator('..').boundingBox()
      const boxes = await Promise.all([columns.first().boundingBox(), columns.last().boundingBox()])
      const [before, after] = boxes.toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0))
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0)
      expect((after?.x ?? 0) + (after?.width ?? 0)).toBeLessThan((row?.x ?? 0) + (row?.width ?? 0))
    })
  expect(plates).toBeGreaterThan(2)
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
