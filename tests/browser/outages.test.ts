/** What a visitor sees when part of the backend is down; no lead is lost. */
import type { Page, Route } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { site as brand } from '../../content/site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

const APOLOGY = 'There was an error submitting your information. Please try again or call us directly.'
const THANKS = 'Your information has been submitted successfully. We’ll be in touch soon!'

const openAndFill = async (page: Page, email: string) => {
  await page.goto('/evaluation')
  await hydrated(page)
  await fillFields(page, email)
}

const fillFields = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill('(403) 555-0100')
  await page.getByLabel('About your home').fill('A bungalow with a new roof.')
}

/** Sends the lead, which reaches the server, and drops the response. */
const sendAndDropResponse = async (page: Page) => {
  const dropResponse = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/functions/v1/send-lead-email', dropResponse, { times: 1 })
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText('Submission failed')).toBeVisible()
}

test('database down: shows the failure toast with the phone number, keeps the input, stores one lead after a retry', async ({
  page,
  site,
}) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  await site.stack.services.database.stop()
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Submission failed' })
  await expect(toast).toBeVisible()
  await expect(toast).toContainText(APOLOGY)
  await expect(toast.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
    'href',
    brand.phone.href,
  )
  await expect(page.getByLabel('About your home')).toHaveValue('A bungalow with a new roof.')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)

  await site.stack.services.database.start()
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('response lost: the retry is the same submission and is stored once', async ({ page, site }) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  await sendAndDropResponse(page)
  expect(await site.leads(email)).toHaveLength(1)

  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('response lost, then text changed: both versions reach the team', async ({ page, site }) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  await sendAndDropResponse(page)
  await page.getByLabel('About your home').fill('A bungalow with a new roof and a garage.')
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect((await site.leads(email)).map(({ message }) => message)).toEqual([
    'A bungalow with a new roof and a garage.',
    'A bungalow with a new roof.',
  ])
})

test('offline: reports the failure at once and can send again', async ({ page, context, site }) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  // The toast code is loaded when the form first gets the focus.
  await page.locator('[data-scope="toast"]').waitFor({ state: 'attached' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText('Submission failed')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('offline before the form is used: keeps the input, reports in the form, sends once online', async ({
  page,
  context,
  site,
}) => {
  const email = uniqueEmail()
  await page.goto('/evaluation')
  await hydrated(page)
  await context.setOffline(true)
  await fillFields(page, email)
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText(messages.leadKept)).toBeVisible()
  await expect(page.getByLabel('About your home')).toHaveValue('A bungalow with a new roof.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('the button is disabled and shows progress while the lead is sent', async ({ page, site }) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/functions/v1/send-lead-email', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: messages.leadAnother })).toBeEnabled()
  expect(await site.leads(email)).toHaveLength(1)
})

test('mail server down: confirms the lead, and the mail arrives once the server is back', async ({
  page,
  site,
}) => {
  test.setTimeout(150_000)
  const email = uniqueEmail()
  await openAndFill(page, email)
  await site.stack.services.mailbox.stop()
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
  await site.stack.services.mailbox.start()
  // On a slow machine the server may be back only after the first retry; the second comes a minute later.
  await expect.poll(() => site.mails(email), { timeout: 90_000 }).toHaveLength(1)
})
