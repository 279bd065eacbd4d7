/** What a visitor sees when a part of the backend is down, and that nothing is lost by it. */
import type { Page, Route } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { someone } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { alive } from './visitor.ts'

const APOLOGY = 'There was an error submitting your information. Please try again or call us directly.'
const THANKS = "Your information has been submitted successfully. We'll be in touch soon!"

const fill = async (page: Page, email: string) => {
  await page.goto('/evaluation')
  await alive(page)
  await fillFields(page, email)
}

const fillFields = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill('(403) 555-0100')
  await page.getByLabel('About your home').fill('A bungalow with a new roof.')
}

/** The lead reaches the server, but its answer never reaches the visitor. */
const sendAndLoseTheAnswer = async (page: Page) => {
  const answerLost = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/functions/v1/send-lead-email', answerLost, { times: 1 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Submission failed')).toBeVisible()
}

test('database stopped: the failure toast with the phone number, text kept, one lead after a retry', async ({
  page,
  site,
}) => {
  const email = someone()
  await fill(page, email)
  await site.stack.services.database.stop()
  await page.getByRole('button', { name: 'Send Message' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Submission failed' })
  await expect(toast).toBeVisible()
  await expect(toast).toContainText(APOLOGY)
  await expect(toast.getByRole('link', { name: /555-0142/ })).toHaveAttribute('href', 'tel:+14035550142')
  await expect(page.getByLabel('About your home')).toHaveValue('A bungalow with a new roof.')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)

  await site.stack.services.database.start()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('answer lost on the way: the retry is the same submission, stored once', async ({ page, site }) => {
  const email = someone()
  await fill(page, email)
  await sendAndLoseTheAnswer(page)
  expect(await site.leads(email)).toHaveLength(1)

  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('text changed after a lost answer: both versions reach the team', async ({ page, site }) => {
  const email = someone()
  await fill(page, email)
  await sendAndLoseTheAnswer(page)
  await page.getByLabel('About your home').fill('A bungalow with a new roof and a garage.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect((await site.leads(email)).map(({ message }) => message)).toEqual([
    'A bungalow with a new roof and a garage.',
    'A bungalow with a new roof.',
  ])
})

test('network gone: told so at once, and the button offers to send again', async ({
  page,
  context,
  site,
}) => {
  const email = someone()
  await fill(page, email)
  // What shows messages has been fetched since the first letter.
  await page.locator('[data-scope="toast"]').waitFor({ state: 'attached' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Submission failed')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('network gone before the form is touched: text kept, told in the form, sent once it is back', async ({
  page,
  context,
  site,
}) => {
  const email = someone()
  await page.goto('/evaluation')
  await alive(page)
  await context.setOffline(true)
  await fillFields(page, email)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(messages.leadKept)).toBeVisible()
  await expect(page.getByLabel('About your home')).toHaveValue('A bungalow with a new roof.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('while it is being sent the button is disabled and says so', async ({ page, site }) => {
  const email = someone()
  await fill(page, email)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/functions/v1/send-lead-email', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  expect(await site.leads(email)).toHaveLength(1)
})

test('mail server down: the visitor is thanked, and the mail arrives once it is back', async ({
  page,
  site,
}) => {
  const email = someone()
  await fill(page, email)
  await site.stack.services.mailbox.stop()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
  await site.stack.services.mailbox.start()
  await expect.poll(() => site.mails(email), { timeout: 30_000 }).toHaveLength(1)
})
