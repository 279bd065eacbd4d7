/** What a visitor sees when part of the backend is down; no lead is lost. */
import type { Page, Route } from 'playwright/test'
import { LAYOUT, LEAD_SENDING } from '../../content/constants.ts'
import { messages } from '../../content/messages.ts'
import { navigation } from '../../content/navigation.ts'
import { join } from '../../content/pages/join.ts'
import { unavailable } from '../../content/pages/not-found.ts'
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

const LEAD_FUNCTION = '**/functions/v1/send-lead-email'
/** Longer than all automatic retries take. */
const GIVES_UP = { timeout: 30_000 }

/** The lead reaches the server, and its answer does not reach the page. */
const dropResponse = async (route: Route) => {
  await route.fetch()
  await route.abort('connectionreset')
}
const send = (page: Page) => page.getByRole('button', { name: 'Request My Evaluation' }).click()

test('a moment’s outage: tries again by itself, says so, and stores one lead', async ({ page, site }) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  await page.route(LEAD_FUNCTION, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await send(page)
  await expect(page.getByText(messages.leadRetrying.text)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.getByText('Submission failed')).toHaveCount(0)
  expect(await site.leads(email)).toHaveLength(1)
})

test('while it tries again, the form holds what it sends: no correction is lost', async ({ page, site }) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  const phone = page.getByLabel('Phone')
  const consent = page.getByLabel(brand.consent.sms.label)
  const answers = [(route: Route) => route.fulfill({ status: 503 })]
  const held = new Promise<Route>((resolve) => answers.push(async (route) => resolve(route)))
  await page.route(LEAD_FUNCTION, (route) => answers.shift()?.(route) ?? route.continue())
  await send(page)
  const attempt = await held
  await phone.press('End')
  await phone.pressSequentially('9')
  await consent.press('Space')
  await expect(phone).toHaveValue('(403) 555-0100')
  await expect(consent).not.toBeChecked()
  await attempt.continue()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect((await site.leads(email)).map(({ phone }) => phone)).toEqual(['(403) 555-0100'])
})

test('a style sheet that did not arrive is asked for again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.route('**/assets/style-*.css', (route) => route.abort(), { times: 1 })
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('button', { name: navigation.drawer.openAction }).click()
  const menu = page.getByRole('dialog', { name: navigation.drawer.label })
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(LAYOUT.drawerWidth)
})

test('database down: shows the failure toast with the phone number, keeps the input, stores one lead after a retry', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const email = uniqueEmail()
  await openAndFill(page, email)
  await site.stack.services.database.stop()
  await send(page)
  const toast = page.getByRole('status').filter({ hasText: 'Submission failed' })
  await expect(toast).toBeVisible(GIVES_UP)
  await expect(toast).toContainText(APOLOGY)
  await expect(toast.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
    'href',
    brand.phone.href,
  )
  await expect(page.getByLabel('About your home')).toHaveValue('A bungalow with a new roof.')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)

  await site.stack.services.database.start()
  await send(page)
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('database down for minutes: says that it keeps trying, and stores one lead without another press', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const email = uniqueEmail()
  await page.clock.install()
  await openAndFill(page, email)
  await site.stack.services.database.stop()
  await send(page)
  await expect(page.getByText(messages.leadWaiting.text)).toBeFocused(GIVES_UP)
  await site.stack.services.database.start()
  await page.clock.fastForward(LEAD_SENDING.laterDelayMs)
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('response lost: the retry is the same submission and is stored once', async ({ page, site }) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  await page.route(LEAD_FUNCTION, dropResponse, { times: 1 })
  await send(page)
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('all responses lost, then text changed: both versions reach the team', async ({ page, site }) => {
  test.setTimeout(90_000)
  const email = uniqueEmail()
  await openAndFill(page, email)
  await page.route(LEAD_FUNCTION, dropResponse)
  await send(page)
  await expect(page.getByText('Submission failed')).toBeVisible(GIVES_UP)
  await page.unroute(LEAD_FUNCTION)
  expect(await site.leads(email)).toHaveLength(1)
  await page.getByLabel('About your home').fill('A bungalow with a new roof and a garage.')
  await send(page)
  await expect(page.getByText(THANKS)).toBeVisible()
  expect((await site.leads(email)).map(({ message }) => message)).toEqual([
    'A bungalow with a new roof and a garage.',
    'A bungalow with a new roof.',
  ])
})

test('offline: says so, keeps the input, and sends by itself once the connection is back', async ({
  page,
  context,
  site,
}) => {
  const email = uniqueEmail()
  await openAndFill(page, email)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText(messages.leadOffline.text)).toBeFocused()
  await expect(page.getByLabel('About your home')).toHaveValue('A bungalow with a new roof.')
  await context.setOffline(false)
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('offline, a link to another page stays on the site, which offers another try', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/contact')
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: navigation.join.label }).click()
  await expect(heading).toHaveText(unavailable.heading)
  await context.setOffline(false)
  await page.getByRole('button', { name: unavailable.action }).click()
  await expect(heading).toHaveText(join.hero.title)
})

test('offline before the form is used: keeps the input, says so in the form, sends once online', async ({
  page,
  context,
  site,
}) => {
  const email = uniqueEmail()
  await page.goto('/evaluation')
  await hydrated(page)
  await context.setOffline(true)
  await fillFields(page, email)
  await send(page)
  await expect(page.getByText(messages.leadOffline.text)).toBeVisible()
  await expect(page.getByLabel('About your home')).toHaveValue('A bungalow with a new roof.')
  await context.setOffline(false)
  await expect(page.getByText(THANKS)).toBeVisible()
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
  await send(page)
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
  await site.stack.services.mailbox.start()
  // On a slow machine the server may be back only after the first retry; the second comes a minute later.
  await expect.poll(() => site.mails(email), { timeout: 90_000 }).toHaveLength(1)
})
