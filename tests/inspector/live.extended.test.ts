/** The site in one tab, the inspector in another. */

import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright/test'
import { evaluationAnswers, hydrated } from '../browser/visitor.ts'
import { COLOURS, violationsOf } from '../support/accessibility.ts'
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

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violationsOf(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violationsOf(page, COLOURS), 'dark').toEqual([])
  await site.close()
  await expect(page.getByText('No machine of the site is running')).toBeVisible()
  expect(pageLog).toEqual([])
})

test('a page that hangs, and can no longer say that it leaves, is not shown as running once it is closed', async ({
  page,
  context,
}) => {
  const { site } = await openBoth(page, context)
  await site.evaluate(() => {
    setTimeout(() => {
      for (;;);
    })
  })
  await site.close()
  await expect(page.getByText('No machine of the site is running')).toBeVisible()
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
  const log = page.getByRole('list', { name: 'Events, newest first' })
  await expect(log.getByRole('listitem').filter({ hasText: 'lead.submit→ ready.editing' })).toHaveCount(1)
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
  await expect(page.locator('dl > div').filter({ hasText: 'summary' })).toHaveAttribute('data-changed')
  await expect(page.locator('[data-walked]').filter({ hasText: '[hasFailedChecks]' })).not.toHaveCount(0)
  await page.reload()
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  expect(pageLog).toEqual([])
})
