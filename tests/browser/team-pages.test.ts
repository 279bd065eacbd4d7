/** The evaluation, contact, join, team, buyer and infrastructure pages, as section 2 specifies them. */
import type { Page } from 'playwright/test'
import { evaluationForm } from '../../content/forms.ts'
import { links } from '../../content/links.ts'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { join as joinPage } from '../../content/pages/join.ts'
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
  test('has its badges, benefits, testimonial, figures and three steps', async ({ page }) => {
    await open(page, '/evaluation')
    for (const badge of ['No obligation', '100% free service', 'Detailed report'])
      await expect(page.getByRole('listitem').filter({ hasText: badge }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: evaluationForm.title })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'What you get' }).getByRole('heading', { level: 3 }),
    ).not.toHaveCount(0)
    await expect(page.locator('main blockquote')).toHaveCount(2)
    await expect(page.locator('main figure').filter({ hasText: 'Seller' }).locator('blockquote')).toHaveCount(
      1,
    )
    await expect(page.getByText('homes sold')).toBeVisible()
    await expect(page.getByText('5-star reviews')).toBeVisible()
    const steps = page.getByRole('region', { name: 'How it works' })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    for (const step of ['Request submission', 'Expert analysis', 'Personalized consultation'])
      await expect(steps.getByText(step)).toBeVisible()
  })

  test('the banner reveals when scrolled into view, and passes its address on to the form and the lead', async ({
    page,
    site,
  }) => {
    await open(page, '/evaluation')
    const banner = page.getByRole('region', { name: 'You hear from us within 24 hours' })
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

test('contact: shows the phone number, the location and the hours', async ({ page }) => {
  await open(page, '/contact')
  const details = page.getByRole('region', { name: 'Reach us directly' })
  await expect(details.getByRole('link', { name: brand.phone.display })).toBeVisible()
  await expect(details.getByText('Calgary, Alberta')).toBeVisible()
  for (const { label } of brand.hours) await expect(details.getByText(label)).toBeVisible()
})

test('join: has benefits, two testimonials, and a link to the form', async ({ page }) => {
  await open(page, '/join')
  await expect(page.locator('main blockquote')).toHaveCount(2)
  await expect(
    page.getByRole('region', { name: joinPage.benefits.title }).getByRole('listitem'),
  ).not.toHaveCount(0)
  const form = page.locator('#join-form')
  await page.getByRole('link', { name: 'Go to the application' }).click()
  await expect(form).toBeInViewport()
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
  test('has pre-approval, advantages, builders, off-market access and the tools', async ({ page }) => {
    await open(page, '/buyer')
    await expect(page.getByRole('link', { name: /^Get Pre-Approved/ })).toHaveAttribute('target', '_blank')
    await expect(page.locator('[data-card]')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'New homes, with a second pair of eyes' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Homes that are not for sale yet' })).toBeVisible()
    const tools = page.getByRole('region', { name: 'Work it out before you fall in love' })
    for (const name of ['Rental analysis calculator', 'Moving guide', 'Home cost calculator'])
      await expect(tools.getByRole('heading', { name })).toBeVisible()
    await expect(tools.getByRole('button', { name: /Load the calculator/ })).toBeVisible()
    for (const { href } of [links.movingGuide, links.homeCosts])
      await expect(tools.locator(`a[href="${href}"][target="_blank"]`)).not.toHaveCount(0)
    await expect(tools.locator('a[href="/home-costs"]')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

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
