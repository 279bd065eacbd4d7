/** The site in one tab, the inspector in another. */
import type { BrowserContext, Page } from 'playwright/test'
import { evaluationAnswers, hydrated } from '../browser/visitor.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, state, test } from './fixtures.ts'

/** The site's form first, the inspector after it: everything it shows it has asked for. */
async function openBoth(page: Page, context: BrowserContext) {
  const site = await context.newPage()
  await site.goto('/evaluation')
  await hydrated(site)
  await page.goto('/inspector/#/live')
  const card = page.getByRole('button', { name: /^leadForm/ })
  await card.click()
  return { site, card }
}

test('a form that fails once and is sent again by itself moves on the chart as it does', async ({
  page,
  context,
  pageLog,
}) => {
  const { site, card } = await openBoth(page, context)
  await expect(card).toContainText('ready.editing')
  await expect(card).toContainText('/evaluation')
  await expect(state(page, 'leadForm.ready.editing')).toHaveAttribute('data-active')

  for (const [label, answer] of Object.entries(evaluationAnswers(uniqueEmail())))
    await site
      .getByLabel(label, { exact: label === 'Email' })
      .first()
      .fill(answer)
  await site.route('**/functions/v1/send-lead-email', (route) => route.abort('connectionreset'), { times: 1 })
  await site.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(state(page, 'leadForm.sent')).toHaveAttribute('data-active')
  const lines = page.getByRole('list', { name: 'Events, newest first' }).getByRole('listitem')
  for (const line of [
    'lead.submit→ submitting.sending',
    'sendLead fails→ submitting.pausing',
    'pause answers→ submitting.sending',
    'sendLead answers→ sent',
  ])
    await expect(lines.filter({ hasText: line })).toHaveCount(1)
  await site.close()
  await expect(page.getByText('No machine of the site is running')).toBeVisible()
  expect(pageLog).toEqual([])
})

test('an event sent from the inspector reaches the site', async ({ page, context }) => {
  const { site } = await openBoth(page, context)
  await expect(site.getByRole('alert')).toHaveCount(0)
  await page.getByText('Another event').click()
  const event = { type: 'lead.submit', values: {}, failedChecks: { phone: 'The inspector says so' } }
  await page.getByLabel('Event, as JSON').fill(JSON.stringify({ ...event, freshId: 'any' }))
  await page.getByRole('button', { name: 'Send event' }).click()
  await expect(site.getByRole('alert')).toContainText('The inspector says so')
  await expect(page.locator('dl > div').filter({ hasText: 'summary' })).toHaveAttribute('data-changed')
})

test('an inspector that opens late shows all that happened, moment by moment, and opens it as a path', async ({
  page,
  context,
  pageLog,
}) => {
  const site = await context.newPage()
  await site.goto('/contact')
  await hydrated(site)
  await site.getByRole('button', { name: 'Send message' }).click()
  await expect(site.getByRole('alert').first()).toBeVisible()

  await page.goto('/inspector/#/live')
  await page.getByRole('button', { name: /^leadForm/ }).click()
  const moments = page.getByRole('list', { name: 'History' }).getByRole('button')
  await expect(moments).toHaveText([/^starts/, /^lead.submit/])
  const summary = page.locator('dl > div').filter({ hasText: 'summary' })
  await expect(summary).toHaveAttribute('data-changed')
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect(summary).toContainText('{}')
  // Another inspector that asks for it all changes nothing here.
  const second = await context.newPage()
  await second.goto('/inspector/#/live')
  await second.getByRole('button', { name: /^leadForm/ }).click()
  await expect(second.getByRole('list', { name: 'History' }).getByRole('button')).toHaveCount(2)
  await expect(moments).toHaveCount(2)

  await page.getByRole('link', { name: 'Open as a path' }).click()
  await expect(page.getByText('A live run: /contact')).toBeVisible()
  await expect(page.getByText('0 of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(summary).toHaveAttribute('data-changed')
  await page.reload()
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  expect(pageLog).toEqual([])
})
