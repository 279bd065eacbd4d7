/** What is folded on a phone, to keep pages short, is open where there is room, and in print. */
import { footer } from '../../content/navigation.ts'
import { investmentGuide } from '../../content/pages/investment-guide.ts'
import { team } from '../../content/pages/team.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }

test('the footer’s links are folded by group on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/contact')
  await hydrated(page)
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await expect(links).toHaveCount(0)
  const [group] = footer.groups
  await page.getByRole('contentinfo').locator('summary', { hasText: group?.label }).click()
  await expect(links).toHaveCount(group?.links.length ?? 0)
  await page.setViewportSize(WIDE)
  const all = [...footer.groups, footer.elsewhere, footer.social].flatMap((one) => [...one.links])
  await expect(links).toHaveCount(all.length)
})

for (const path of ['/listing-presentation', '/buyers-guide', '/investment-guide'])
  test(`long entries of ${path} are folded on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await hydrated(page)
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
    // Those of the guide for investors open what is more than two highlights.
    const { strategies, areas } = investmentGuide
    const compared = path === '/investment-guide' ? [...strategies.items, ...areas.items] : []
    await expect(folds.locator('summary').filter({ visible: true })).toHaveCount(compared.length)
  })

test('a strategy shows two of its highlights, and the others when asked', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto('/investment-guide')
  await hydrated(page)
  const [strategy] = investmentGuide.strategies.items
  const fold = page.locator('details.fold', { hasText: strategy?.highlights[0] ?? '' })
  const highlights = fold.getByRole('listitem')
  await expect(highlights).toHaveCount(0)
  await fold.locator('summary').click()
  await expect(highlights).toHaveCount(strategy?.highlights.length ?? 0)
})

test('on a phone the team is in rows, which the keyboard scrolls', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/team')
  await hydrated(page)
  for (const { rowLabel } of Object.values(team.roles.places)) {
    const row = page.getByRole('region', { name: rowLabel, exact: true })
    await expect(row.getByRole('listitem').last()).not.toBeInViewport()
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  }
  await page.setViewportSize(WIDE)
  await expect(page.getByRole('region', { name: team.roles.places.agent.rowLabel, exact: true })).toHaveCount(
    0,
  )
})
