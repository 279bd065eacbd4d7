/** The footer: its links and the newsletter. */
import { footer } from '../../content/navigation.ts'
import { newsletter } from '../../content/newsletter.ts'
import { site as brand } from '../../content/site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

test('the footer has every group of links, the hours and the brokerage', async ({ page }) => {
  await open(page)
  const footerRegion = page.getByRole('contentinfo')
  for (const { links } of [...footer.groups, footer.elsewhere, footer.social, footer.legal])
    for (const link of links)
      await expect(footerRegion.getByRole('link', { name: link.label }).first()).toHaveAttribute(
        'href',
        'to' in link ? link.to : link.href,
      )
  for (const { label } of brand.hours) await expect(footerRegion.getByText(label)).toBeVisible()
  await expect(footerRegion.getByText(brand.brokerage).first()).toBeVisible()
})

test('external links open in a new tab and say so', async ({ page }) => {
  await open(page)
  const external = page.locator('a[href^="https:"]')
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toContainText('(opens in a new tab)')
  }
  expect(await external.count()).toBeGreaterThan(5)
})

test('the newsletter: subscribes, confirms by the mailed link, and unsubscribes', async ({ page, site }) => {
  const email = uniqueEmail()
  await open(page)
  const box = page.getByRole('region', { name: newsletter.title })
  await box.getByLabel(newsletter.emailLabel).fill(email)
  await page.keyboard.press('Enter')
  await expect(box.getByText(newsletter.notices.confirmSent.text)).toBeVisible()
  await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
  const links = [...((await site.mailsTo(email))[0]?.text.matchAll(/https?:\/\/\S+/g) ?? [])].map(
    ([url]) => url,
  )
  await open(
    page,
    links.find((link) => link.includes('newsletter-confirm')),
  )
  await page.getByRole('button', { name: newsletter.confirm.submitLabel }).click()
  await expect(page.getByText(newsletter.notices.confirmed.text)).toBeVisible()
  await open(
    page,
    links.find((link) => link.includes('newsletter-unsubscribe')),
  )
  await page.getByRole('button', { name: newsletter.unsubscribe.submitLabel }).click()
  await expect(page.getByText(newsletter.notices.unsubscribed.text)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter form posts natively and says what happens next', async ({ page, site }) => {
    const email = uniqueEmail()
    await page.goto('/join')
    const box = page.getByRole('region', { name: newsletter.title })
    await box.getByLabel(newsletter.emailLabel).fill(email)
    await box.getByRole('button', { name: newsletter.submitLabel }).click()
    await expect(page.getByText(newsletter.notices.confirmSent.text)).toBeVisible()
    await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
  })
})
