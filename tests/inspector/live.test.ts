/** The site in one tab, the inspector in another. */

import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright/test'
import { evaluationAnswers, hydrated } from '../browser/visitor.ts'
import { violationsOf } from '../support/accessibility.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, state, test } from './fixtures.ts'

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

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

async function fill(site: Page) {
  for (const [label, answer] of Object.entries(evaluationAnswers(uniqueEmail())))
    await site
      .getByLabel(label, { exact: label === 'Email' })
      .first()
      .fill(answer)
}

test('a form that fails once and is sent again by itself moves on the chart as it does', async ({
  page,
  context,
  pageLog,
}) => {
  // The whole page with its chart is checked twice.
  test.slow()
  const { site, card } = await openBoth(page, context)
  await expect(card).toContainText('ready.editing')
  await expect(card).toContainText('/evaluation')
  await expect(state(page, 'leadForm.ready.editing')).toHaveAttribute('data-active')

  await fill(site)
  await site.route('**/functions/v1/send-lead-email', (route) => route.abort('connectionreset'), { times: 1 })
  await site.getByRole('button', { name: 'Request My Evaluation' }).click()
  await expect(state(page, 'leadForm.sent')).toHaveAttribute('data-active')
  const log = page.getByRole('list', { name: 'Events, newest first' })
  await expect(log.getByRole('listitem').filter({ hasText: 'lead.submit→ submitting.sending' })).toHaveCount(
    1,
  )
  await expect(
    log.getByRole('listitem').filter({ hasText: 'sendLead fails→ submitting.pausing' }),
  ).toHaveCount(1)
  await expect(page.locator('[data-walked]').filter({ hasText: 'sendLead answers' })).not.toHaveCount(0)
  await expect(
    log.getByRole('listitem').filter({ hasText: 'pause answers→ submitting.sending' }),
  ).toHaveCount(1)
  await expect(log.getByRole('listitem').filter({ hasText: 'sendLead answers→ sent' })).toHaveCount(1)

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsOf(page), colorScheme).toEqual([])
  }
  await site.close()
  await expect(page.getByText('No machine of the site is running')).toBeVisible()
  expect(pageLog).toEqual([])
})

test('an event sent from the inspector reaches the site', async ({ page, context }) => {
  const { site } = await openBoth(page, context)
  await expect(site.getByRole('alert')).toHaveCount(0)
  await page.getByText('Another event').click()
  await page.getByLabel('Event, as JSON').fill(
    JSON.stringify({
      type: 'lead.submit',
      values: {},
      failedChecks: { phone: 'The inspector says so' },
      freshId: 'from-the-inspector',
    }),
  )
  await page.getByRole('button', { name: 'Send event' }).click()
  await expect(site.getByRole('alert')).toContainText('The inspector says so')
  await expect(page.locator('dl > div').filter({ hasText: 'summary' })).toHaveAttribute('data-changed')
})

test('the receiver of @statelyai/inspect understands the site', async ({ page, context, dev }) => {
  const { site } = await openBoth(page, context)
  const [popup] = await Promise.all([
    site.waitForEvent('popup'),
    site.evaluate(() => void window.open('/inspector/')),
  ])
  await popup.waitForLoadState()
  await popup.evaluate(async (module) => {
    const { createBrowserReceiver } = await import(/* @vite-ignore */ module)
    const heard: unknown[] = []
    Object.assign(window, { heard })
    createBrowserReceiver().subscribe((event: unknown) => heard.push(event))
  }, `${dev.url}/@id/@statelyai/inspect`)
  await site.getByLabel('First name').fill('Ada')
  const heard = () => popup.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard)
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('@xstate.snapshot')

  const messages = await heard()
  const actor = messages.find(({ type, name }) => type === '@xstate.actor' && name === 'leadForm')
  expect(actor?._version).toBe(devDependencies['@statelyai/inspect'])
  expect(JSON.parse(String(actor?.definition))).toMatchObject({ id: 'leadForm', initial: 'ready' })
  expect(messages).toContainEqual(
    expect.objectContaining({
      type: '@xstate.event',
      sessionId: actor?.sessionId,
      rootId: actor?.sessionId,
      event: { type: 'lead.edit', field: 'firstName', message: '', at: expect.any(Number) },
    }),
  )
})
