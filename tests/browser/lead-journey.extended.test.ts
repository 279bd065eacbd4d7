/** A lead from landing page to form, database and mailbox. */
import type { Page } from 'playwright/test'
import { UTM_STORAGE_KEY } from '../../content/constants.ts'
import { contactForm, evaluationForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { site as brand } from '../../content/site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { evaluationAnswers, fillByKeyboard, hydrated, sendForm, tabTo } from './visitor.ts'

const THANKS = 'Your information has been submitted successfully. We’ll be in touch soon!'

/** The agent's name is dark, for the page's ground: on the hero beside the form nobody could read it. */
async function expectAgentBelowHero(page: Page) {
  const title = page.getByRole('heading', { level: 1 })
  const hero = page.locator('main [data-tone="dark"]', { has: title })
  const agent = page.getByText(evaluation.agent.label)
  for (const width of [960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [above, below] = [await hero.boundingBox(), await agent.boundingBox()]
    if (!above || !below) throw new Error('The hero or the agent is not on the page')
    expect(below.y, `at ${width} px`).toBeGreaterThanOrEqual(above.y + above.height)
  }
}

test('sends an evaluation request by keyboard, with the campaign of the landing page', async ({
  page,
  site,
  pageLog,
}) => {
  const email = uniqueEmail()
  await page.goto('/?utm_source=google&utm_medium=cpc&utm_campaign=fall')
  await hydrated(page)
  await tabTo(page, 'Contact Us')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/Contact/)
  await tabTo(page, 'Free Evaluation')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/Evaluation/)
  await expectAgentBelowHero(page)

  await fillByKeyboard(page, evaluationAnswers(email), 'Request My Evaluation')
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible()
  await expect(page.getByText(THANKS)).toBeVisible()

  // The panel replaces the form and has the focus; the thanks are said once in the page.
  const { sent } = evaluationForm
  const panel = page.locator('#evaluation-form')
  await expect(panel.getByRole('heading', { name: sent.title('Ada') })).toBeFocused()
  await expect(panel.getByRole('listitem')).toHaveText([...sent.steps])
  await expect(panel.getByRole('link', { name: brand.phone.display })).toBeVisible()
  await expect(panel.getByRole('link', { name: sent.guide.label })).toHaveAttribute('href', sent.guide.to)
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await expectAgentBelowHero(page)
  await panel.getByRole('button', { name: messages.leadAnother }).press('Enter')
  await expect(panel.getByRole('heading', { name: evaluationForm.title })).toBeFocused()
  await expect(panel.getByRole('textbox')).toHaveCount(6)
  for (const field of await panel.getByRole('textbox').all()) await expect(field).toHaveValue('')
  await expect(panel.getByLabel(brand.consent.email.label)).toBeChecked()

  const leads = await site.leads(email)
  expect(leads).toHaveLength(1)
  // 15 for utm_source, 10 for cpc, 25 for the evaluation page.
  expect(leads[0]).toMatchObject({
    score: 50,
    utm: { source: 'google', medium: 'cpc', campaign: 'fall' },
    tags: ['website-lead', 'northbow-team', 'evaluation-page', 'Lead Score: 50'],
    pipeline_title: 'Home Evaluation Request',
    address: '12 Elm Street SW, Calgary',
    page: '/evaluation',
    referrer: 'direct',
  })
  await expect.poll(() => site.mails(email)).toHaveLength(1)
  const [mail] = await site.mails(email)
  for (const answer of Object.values(evaluationAnswers(email))) expect(mail?.text).toContain(answer)
  expect(pageLog).toEqual([])
})

test('stores a contact message and an application with their own source and pipeline', async ({
  page,
  site,
}) => {
  const sender = uniqueEmail()
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email', { exact: true }).fill(sender)
  await page.getByLabel('Phone').fill('403 555 0101')
  await page.getByRole('textbox', { name: 'Message' }).fill('Please call me about a condo.')
  await page.getByLabel(brand.consent.email.label).uncheck()
  await page.getByLabel(brand.consent.sms.label).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()

  const applicant = uniqueEmail()
  await page.getByRole('banner').getByRole('link', { name: 'Join Our Team' }).click()
  // Both pages have these fields: wait for the new page before filling them in.
  await expect(page).toHaveTitle(/Join/)
  await page.getByLabel('First name').fill('Mary')
  await page.getByLabel('Last name').fill('Jackson')
  await page.getByLabel('Email', { exact: true }).fill(applicant)
  await page.getByLabel('Phone').fill('403 555 0102')
  await page.getByLabel('Years of experience').selectOption('5-10')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect.poll(() => site.leads(applicant)).toHaveLength(1)

  expect(await site.leads(sender)).toMatchObject([
    {
      source: 'contact-page',
      pipeline_title: 'Contact Page Inquiry',
      lead_consents: [
        { channel: 'email', granted: false },
        { channel: 'sms', granted: true },
      ],
    },
  ])
  expect(await site.leads(applicant)).toMatchObject([
    {
      source: 'join-team',
      pipeline_title: null,
      experience: '5-10',
      message: 'No additional message',
      lead_consents: [],
    },
  ])
})

test('reports invalid fields on submit, then updates each failed field while it is corrected', async ({
  page,
  site,
}) => {
  const email = uniqueEmail()
  await page.goto('/evaluation')
  await hydrated(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('not an address')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Request My Evaluation' }).click()

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Last name is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please enter a message (minimum 10 characters)',
  ])
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click()
  const address = page.getByLabel('Email', { exact: true })
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription('Please enter a valid email address')
  await address.fill(email)
  await expect(address).not.toHaveAttribute('aria-invalid')
  await address.fill('broken again')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  // A field that was valid is not checked until the next submit.
  await page.getByLabel('First name').fill('')
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid')

  await page.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(summary.getByRole('link')).toHaveCount(5)
  expect(await site.leads(email)).toHaveLength(0)
})

test('keeps values typed before hydration', async ({ page, site }) => {
  const email = uniqueEmail()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Early')
  await page.getByLabel('Last name').fill('Bird')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel(brand.consent.sms.label).check()
  release()
  await hydrated(page)
  await page.getByLabel('Phone').fill('403 555 0103')
  await page.getByRole('textbox', { name: 'Message' }).fill('I typed before you were ready.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toMatchObject([
    { first_name: 'Early', last_name: 'Bird', lead_consents: [{ granted: true }, { granted: true }] },
  ])
})

test('keeps the campaign across a page load without parameters', async ({ page, site }) => {
  const email = uniqueEmail()
  await page.goto('/?utm_source=newsletter&utm_content=spring')
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), UTM_STORAGE_KEY)).not.toBeNull()
  await page.goto('/evaluation')
  await hydrated(page)
  await fillByKeyboard(page, evaluationAnswers(email), 'Request My Evaluation')
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ utm: { source: 'newsletter', content: 'spring' } }])
})

test('an unreadable stored campaign logs a warning and does not block the lead', async ({
  page,
  site,
  pageLog,
}) => {
  const email = uniqueEmail()
  await page.addInitScript((key) => sessionStorage.setItem(key, '{half'), UTM_STORAGE_KEY)
  await page.goto('/contact')
  await hydrated(page)
  await sendForm(page, contactForm, email)
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ utm: { source: '', medium: '' } }])
  expect([...new Set(pageLog)]).toEqual(['warning: The campaign of this visit could not be read or kept'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the evaluation form submits by keyboard, shows the confirmation and stores the lead', async ({
    page,
    site,
  }) => {
    const email = uniqueEmail()
    await page.goto('/evaluation?utm_source=google&utm_medium=cpc&utm_campaign=fall')
    await fillByKeyboard(page, evaluationAnswers(email), 'Request My Evaluation')
    await expect(page).toHaveURL(/\/evaluation\?lead=sent#lead-sent$/)
    await expect(page.getByText(THANKS)).toBeVisible()
    for (const step of evaluationForm.sent.steps) await expect(page.getByText(step)).toBeVisible()
    await expect(page.getByLabel('First name')).toBeHidden()
    await page.getByRole('link', { name: messages.leadAnother }).click()
    await expect(page.getByLabel('First name')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('')
    expect(await site.leads(email)).toMatchObject([
      {
        utm: { source: 'google', medium: 'cpc', campaign: 'fall' },
        address: '12 Elm Street SW, Calgary',
        source: 'evaluation-page',
        lead_consents: [
          { channel: 'email', granted: true },
          { channel: 'sms', granted: false },
        ],
      },
    ])
    await expect.poll(() => site.mails(email)).toHaveLength(1)
  })

  test('the browser rejects an empty form', async ({ page }) => {
    await page.goto('/join')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page).toHaveURL(/\/join$/)
    await expect(page.getByLabel('First name')).toBeFocused()
  })
})
