/** The evaluation, contact, join, team, buyer and infrastructure pages, as section 2 specifies them. */
import type { Page } from 'playwright/test'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { team } from '../../content/pages/team.ts'
import { site as brand } from '../../content/site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

test.describe('evaluation', () => {
  test('the banner reveals when scrolled into view, and passes its address on to the form and the lead', async ({
    page,
    site,
  }) => {
    await open(page, '/evaluation')
    const banner = page.getByRole('region', { name: 'Hear from us within 24 hours' })
    await expect(banner.locator('[data-state]').first()).toHaveAttribute('data-state', 'concealed')
    await banner.scrollIntoViewIfNeeded()
    await expect(banner.locator('[data-state]').first()).toHaveAttribute('data-state', 'revealed')
    await expect(banner.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    )
    await expect(banner.getByRole('link', { name: brand.email.address })).toHaveAttribute(
      'href',
      brand.email.href,
    )
    await banner.getByRole('textbox').fill('7 Rideau Road SW, Calgary')
    await banner.getByRole('button', { name: 'Start My Evaluation' }).click()
    const field = page.getByRole('textbox', { name: 'Property address' }).first()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('7 Rideau Road SW, Calgary')
    // The form moves the focus there once more, in the frame after the value.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )

    const email = uniqueEmail()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await page.getByLabel('Phone').fill('403 555 0100')
    await page.getByLabel('About your home').fill('A bungalow with a new roof.')
    await page.getByRole('button', { name: 'Request My Evaluation' }).click()
    await expect.poll(() => site.leads(email)).toHaveLength(1)
    expect(await site.leads(email)).toMatchObject([{ address: '7 Rideau Road SW, Calgary' }])
  })
})

test('team: has a portrait of everyone with an opinion, and the roles in a table', async ({ page }) => {
  await open(page, '/team')
  await expect(page.getByRole('table')).toHaveCount(1)
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(7)
  for (const [place, count] of [
    ['agent', 4],
    ['office', 6],
  ] as const) {
    const portraits = page.getByRole('region', { name: team.roles.places[place].title }).getByRole('figure')
    await expect(portraits).toHaveCount(count)
    for (const portrait of await portraits.all()) {
      await expect(portrait.getByRole('heading', { level: 3 })).toBeVisible()
      await expect(portrait.locator('blockquote')).toHaveText(/\.$/)
    }
  }
})

test.describe('buyer', () => {
  test('the five tabs work by keyboard, relationships first', async ({ page }) => {
    await open(page, '/buyer')
    const tabs = page.getByRole('tablist', { name: 'How Our Approach Benefits Buyers' })
    await expect(tabs.getByRole('tab')).toHaveText([
      /Relationships/,
      /Properties/,
      /Digital/,
      /Marketing/,
      /Team/,
    ])
    const selected = tabs.getByRole('tab', { selected: true })
    await expect(selected).toHaveText(/Relationships/)
    await selected.focus()
    await page.keyboard.press('ArrowRight')
    await expect(selected).toHaveText(/Properties/)
    await page.keyboard.press('End')
    await expect(selected).toHaveText(/Team/)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })
})

test('infrastructure: has six sections, a side navigation past 300 px and a back-to-top button', async ({
  page,
}) => {
  await open(page, '/infrastructure')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const side = page.locator('nav[aria-label="On this page"]')
  await expect(side.locator('a')).toHaveText([
    /Overview/,
    /Infrastructure/,
    /Specialization/,
    /Support Systems/,
    /Community/,
    /Statistics/,
  ])
  await scrollTo(page, 300)
  await expect(side).toBeHidden()
  await scrollTo(page, 301)
  await expect(side).toBeVisible()
  await side.getByRole('link', { name: 'Statistics' }).click()
  await expect(side.locator('[aria-current]')).toHaveText(/Statistics/)
  for (const { id } of Object.values(infrastructure.sections)) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(side.locator('[aria-current]')).toHaveAttribute('href', `#${id}`)
  }
  await page.getByRole('button', { name: 'Back to the top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  for (const to of ['/evaluation', '/contact'])
    await expect(page.locator(`main a[href="${to}"]`).first()).toBeVisible()
  await expect(page.locator('main a[href^="https://agents."]')).toHaveAttribute('target', '_blank')
})
