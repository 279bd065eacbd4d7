/** What a visitor sees when part of the backend is down; no lead is lost. */
import type { Locator, Page } from 'playwright/test'
import { evaluationForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { navigation } from '../../content/navigation.ts'
import { join } from '../../content/pages/join.ts'
import { unavailable } from '../../content/pages/not-found.ts'
import { site as brand } from '../../content/site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { fillForm, open } from './visitor.ts'

/** Resolves to the form's button. */
async function openAndFill(page: Page, email: string): Promise<Locator> {
  await open(page, '/evaluation')
  return fillForm(page, evaluationForm, email)
}

const LEAD_FUNCTION = '**/functions/v1/send-lead-email'
/** Longer than all automatic retries take. */
const GIVES_UP = { timeout: 30_000 }

test('a moment’s outage: tries again by itself, says so, and stores one lead', async ({ page, site }) => {
  const email = uniqueEmail()
  const button = await openAndFill(page, email)
  await page.route(LEAD_FUNCTION, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await button.click()
  await expect(page.getByText(messages.leadRetrying.text)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByText(messages.leadSent.description)).toBeVisible()
  await expect(page.getByText('Submission failed')).toHaveCount(0)
  expect(await site.leads(email)).toHaveLength(1)
})

test('database down: shows the failure toast with the phone number, keeps the input, stores one lead after a retry', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const email = uniqueEmail()
  const button = await openAndFill(page, email)
  await site.stack.services.database.stop()
  await button.click()
  const toast = page.getByRole('status').filter({ hasText: 'Submission failed' })
  await expect(toast).toBeVisible(GIVES_UP)
  await expect(toast).toContainText(messages.leadFailed.description)
  await expect(toast.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
    'href',
    brand.phone.href,
  )
  await expect(page.getByLabel('About your home')).toHaveValue(/bungalow/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)

  await site.stack.services.database.start()
  await button.click()
  await expect(page.getByText(messages.leadSent.description)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('offline, a link to another page stays on the site, which offers another try', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await open(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: navigation.join.label }).click()
  await expect(heading).toHaveText(unavailable.heading)
  await context.setOffline(false)
  await page.getByRole('button', { name: unavailable.action }).click()
  await expect(heading).toHaveText(join.hero.title)
})
