/** What was typed into a lead form and not sent is there when the visitor comes back, in the same tab only. */
import type { Page } from 'playwright/test'
import { UNSENT_OFFERED_MS } from '../../content/constants.ts'
import { messages } from '../../content/messages.ts'
import { site as brand } from '../../content/site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { recordShifts } from './motion.ts'
import { hydrated, open } from './visitor.ts'

const LEAD_FUNCTION = '**/functions/v1/send-lead-email'
const MESSAGE = 'Please call me about a condo.'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

async function fill(page: Page, email = uniqueEmail()) {
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill('403 555 0101')
  await message(page).fill(MESSAGE)
}

/** The lead reaches the server, and no answer reaches the page. */
async function sendWithoutAnswer(page: Page, email: string) {
  await open(page)
  await fill(page, email)
  await page.route(LEAD_FUNCTION, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send(page)
  await expect(page.getByText(messages.leadRetrying.text)).toBeVisible()
}

test('what was typed is there after another page, and can be discarded; a ticked box is not there', async ({
  page,
}) => {
  const shifts = await recordShifts(page)
  await open(page)
  await page.getByLabel('First name').fill('Grace')
  await message(page).fill(MESSAGE)
  await page.getByLabel(brand.consent.email.label).uncheck()
  await page.getByLabel(brand.consent.sms.label).check()
  await page.goto('/team')
  await page.goto('/contact')
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await expect(message(page)).toHaveValue(MESSAGE)
  await expect(page.getByLabel(brand.consent.email.label)).not.toBeChecked()
  await expect(page.getByLabel(brand.consent.sms.label)).not.toBeChecked()
  await expect(page.getByText(messages.leadRestored)).toBeVisible()
  expect(await shifts()).toEqual([])
  await page.getByRole('button', { name: messages.leadDiscard }).click()
  await expect(page.getByText(messages.leadRestored)).toHaveCount(0)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(message(page)).toHaveValue('')
  expect(await drafts(page)).toEqual([])
})

test('each form has its own draft, and a new tab has none', async ({ page, context }) => {
  await open(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('banner').getByRole('link', { name: 'Join Our Team' }).click()
  await expect(page).toHaveTitle(/Join/)
  await expect(page.getByLabel('First name')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveTitle(/Contact/)
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  const tab = await context.newPage()
  await open(tab)
  await expect(tab.getByLabel('First name')).toHaveValue('')
})

test('nothing is kept once it is sent', async ({ page }) => {
  await open(page)
  await fill(page)
  expect(await drafts(page)).toHaveLength(1)
  await send(page)
  await expect(page.getByRole('button', { name: messages.leadAnother })).toBeVisible()
  expect(await drafts(page)).toEqual([])
  await open(page)
  await expect(message(page)).toHaveValue('')
})

test('a message handed over by a link fills the form, but does not replace one that was typed', async ({
  page,
}) => {
  await open(page)
  await page.getByLabel('First name').fill('Grace')
  await open(page, '/contact?message=About+a+house')
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await expect(message(page)).toHaveValue('About a house')
  await message(page).fill(MESSAGE)
  await open(page, '/contact?message=About+a+farm')
  await expect(message(page)).toHaveValue(MESSAGE)
})

test('the answer is lost and the page left: sending again stores nothing twice', async ({ page, site }) => {
  const email = uniqueEmail()
  await sendWithoutAnswer(page, email)
  await page.goto('/team')
  await page.unroute(LEAD_FUNCTION)
  await open(page)
  await expect(message(page)).toHaveValue(MESSAGE)
  await send(page)
  await expect(page.getByRole('button', { name: messages.leadAnother })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('the tab is closed before there is an answer: the next visit offers it, and stores nothing twice', async ({
  page,
  context,
  site,
}) => {
  const email = uniqueEmail()
  await sendWithoutAnswer(page, email)
  await page.close()

  const next = await context.newPage()
  await open(next)
  await expect(next.getByText(messages.leadUnsent)).toBeVisible()
  await expect(message(next)).toHaveValue(MESSAGE)
  await send(next)
  await expect(next.getByRole('button', { name: messages.leadAnother })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
  await next.reload()
  await hydrated(next)
  await expect(next.getByText(messages.leadUnsent)).toHaveCount(0)
})

test('what an earlier visit sent is offered for a day only', async ({ page, context }) => {
  await sendWithoutAnswer(page, uniqueEmail())
  await page.close()

  const late = await context.newPage()
  await late.clock.install({ time: Date.now() + UNSENT_OFFERED_MS })
  await open(late)
  await late.getByLabel('First name').focus()
  await expect(late.getByText(messages.leadUnsent)).toHaveCount(0)
  await expect(late.getByLabel('First name')).toHaveValue('')
  await late.close()
})

test('what an earlier visit sent is gone after a day, whatever page is opened then', async ({
  page,
  context,
}) => {
  await sendWithoutAnswer(page, uniqueEmail())
  await page.close()

  const late = await context.newPage()
  await late.clock.install({ time: Date.now() + UNSENT_OFFERED_MS })
  await late.goto('/team')
  await expect
    .poll(() => late.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent'))))
    .toEqual([])
  await late.close()
})

test('a form that was posted before the page answered leaves no draft', async ({ page, site }) => {
  const email = uniqueEmail()
  await open(page)
  await fill(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await fill(page, email)
  await page.unroute('**/assets/*.js')
  await send(page)
  await expect(page).toHaveURL(/#lead-sent$/)
  await hydrated(page)
  await expect.poll(() => drafts(page)).toEqual([])
  expect(await site.leads(email)).toHaveLength(1)
})
