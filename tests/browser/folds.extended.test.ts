/** What is folded on a phone, to keep pages short, is open where there is room, and in print. */
import { footer } from '../../content/navigation.ts'
import { investmentGuide } from '../../content/pages/investment-guide.ts'
import { team } from '../../content/pages/team.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }

test('the footer’s links are folded by group on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/contact')
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await expect(links).toHaveCount(0)
  const [group] = footer.groups
  await page.getByRole('contentinfo').locator('summary', { hasText: group?.label }).click()
  await expect(links).toHaveCount(group?.links.length ?? 0)
  await page.setViewportSize(WIDE)
  const all = [...footer.groups, footer.elsewhere, footer.social].flatMap((one) => [...one.links])
  await expect(links).toHaveCount(all.length)
})

for (const path of ['/listing-presentation', '/buyers-guide', '/first-time-buyers', '/investment-guide'])
  test(`long entries of ${path} are folded on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, path)
    const folds = page.getByRole('main').locator('details.fold')
    const details = folds.locator('> :not(summary)').filter({ visible: true })
    const entries = await folds.count()
    expect(entries).toBeGreaterThan(0)
    await expect(details).toHaveCount(0)
    await folds.first().locator('summary').click()
    await expect(details.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(folds.last().locator('> :not(summary)').first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(WIDE)
    await expect(folds.last().locator('> :not(summary)').first()).toBeVisible()
    // Those of the guide for investors open the highlights, which only the first area shows by itself.
    const { strategies, areas } = investmentGuide
    const compared = path === '/investment-guide' ? [...strategies.items, ...areas.items.slice(1)] : []
    await expect(folds.locator('summary').filter({ visible: true })).toHaveCount(compared.length)
  })

test('a strategy shows its highlights when asked', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page, '/investment-guide')
  const [strategy] = investmentGuide.strategies.items
  const fold = page.locator('details.fold', { hasText: strategy?.highlights[0] ?? '' })
  const highlights = fold.getByRole('listitem')
  await expect(highlights).toHaveCount(0)
  await fold.locator('summary').click()
  await expect(highlights).toHaveCount(strategy?.highlights.length ?? 0)
})

test('on a phone the office is folded, each person below their name', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/team')
  for (const { role, quote } of team.roles.items.filter(({ place }) => place === 'office')) {
    const said = page.getByText(quote, { exact: true })
    await expect(said).toBeHidden()
    await page.locator('details.fold', { hasText: quote }).locator('summary').click()
    await expect(said, role).toBeVisible()
  }
  await page.setViewportSize(WIDE)
  await expect(page.getByText(team.roles.items.at(-1)?.quote ?? '', { exact: true })).toBeVisible()
})
