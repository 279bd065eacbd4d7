/** What was typed into a lead form and not sent is there when the visitor comes back, in the same tab only. */
import type { Page } from 'playwright/test'
import { contactForm, evaluationForm, joinForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { site as brand } from '../../content/site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { recordShifts } from './motion.ts'
import { fillForm, hydrated, open } from './visitor.ts'

const MESSAGE = 'Please call me about a condo.'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))

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

test('a restored draft that is sent at once is not taken for a program’s: the team is mailed, once', async ({
  page,
  site,
}) => {
  const email = uniqueEmail()
  await open(page, '/contact')
  const button = await fillForm(page, contactForm, email)
  await page.goto('/team')
  await open(page, '/contact')
  await expect(page.getByText(messages.leadRestored)).toBeVisible()
  await page.getByLabel(brand.consent.sms.label).check()
  await button.click()
  await expect(page.getByRole('button', { name: messages.leadAnother })).toBeVisible()
  await expect.poll(() => site.mails(email)).toHaveLength(1)
  expect(await site.leads(email)).toHaveLength(1)
})

for (const { path, content, texts } of [
  { path: '/contact', content: contactForm, texts: { message: 'Mortgage of $500,000: $2,841 a month' } },
  { path: '/join', content: joinForm, texts: { message: 'I saw your film' } },
  {
    path: '/evaluation',
    content: evaluationForm,
    texts: { address: 'Unit 4 – 12 Élan Dr', message: 'A bungalow\nwith a suite' },
  },
])
  test(`what an address fills in on ${path} is there in another tab when it could not be sent, and is sent once`, async ({
    page,
    context,
    site,
  }) => {
    const email = uniqueEmail()
    await open(page, `${path}?${new URLSearchParams(texts)}`)
    const button = await fillForm(page, content, email, texts)
    await context.setOffline(true)
    await button.click()
    await expect(page.getByText(messages.leadOffline.text)).toBeVisible()
    await page.close()
    await context.setOffline(false)
    const tab = await context.newPage()
    await open(tab, path)
    await expect(tab.getByText(messages.leadUnsent)).toBeVisible()
    for (const [name, text] of Object.entries(texts))
      await expect(tab.locator(`#${content.id}-${name}`)).toHaveValue(text)
    await tab.getByRole('button', { name: content.submitLabel }).click()
    await expect(tab.getByRole('heading', { name: content.sent.title('Ada') })).toBeVisible()
    expect(await site.leads(email)).toMatchObject([texts])
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

test('a form that was posted before the page answered leaves no draft', async ({ page, site }) => {
  const email = uniqueEmail()
  await open(page)
  await fillForm(page, contactForm, uniqueEmail())
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  const button = await fillForm(page, contactForm, email)
  await page.unroute('**/assets/*.js')
  await button.click()
  await expect(page).toHaveURL(/#lead-sent$/)
  await hydrated(page)
  await expect.poll(() => drafts(page)).toEqual([])
  expect(await site.leads(email)).toHaveLength(1)
})
