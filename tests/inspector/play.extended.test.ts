/** A machine in one's own hands: by mouse on the chart and beside it, by keyboard alone, and back in time. */
import { tabTo } from '../browser/visitor.ts'
import { fixture } from '../machines/lead-form/fixture.ts'
import { expect, inspect, state, test } from './fixtures.ts'

test('clicks bring the lead form to sent, and a step back returns', async ({ page, pageLog }) => {
  await inspect(page, '#/leadForm')
  const now = page.getByTestId('state')
  const chart = page.getByRole('region', { name: 'Statechart of leadForm' })
  await chart.getByRole('button', { name: 'lead.submit [otherwise]' }).click()
  await expect(now).toHaveText('submitting.sending')
  await expect(state(page, 'leadForm.submitting')).toHaveAttribute('data-active')

  const answers = page.getByRole('region', { name: 'Running work' }).getByRole('button')
  await expect(answers).toHaveCount(fixture.outcomes.sendLead?.length ?? 0)
  await answers.filter({ hasText: 'stored' }).first().click()
  await expect(now).toHaveText('sent')
  await expect(state(page, 'leadForm.sent')).toBeInViewport({ ratio: 1 })
  await expect(state(page, 'leadForm.submitting')).not.toHaveAttribute('data-active')
  await expect(page.getByText('did clearFields, notifySuccess')).toBeVisible()
  const receipt = page.locator('dl > div').filter({ hasText: 'receipt' })
  await expect(receipt).toHaveAttribute('data-changed')
  await expect(receipt).toContainText('"firstName": "Ada"')

  await page.getByRole('button', { name: 'Step back' }).click()
  await expect(now).toHaveText('submitting.sending')
  await page.getByRole('button', { name: /^nothing comes back for 12 seconds/ }).click()
  await expect(page.getByText('12 s on the clock')).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    /^starts/,
    /^fills the form and sends it/,
    /^nothing comes back for 12 seconds/,
  ])
  expect(pageLog).toEqual([])
})

test('the clock moves by as much as one likes, and a delay knows what is left of it', async ({ page }) => {
  await inspect(page, '#/hero')
  await page.getByLabel('Let time pass, in milliseconds').fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByText('100 ms on the clock')).toBeVisible()
  await expect(page.getByTestId('state')).toHaveText('content.waiting + video.wanted.loading + motion.moving')
  await page.getByRole('button', { name: /^200 ms pass/ }).click()
  await expect(page.getByTestId('state')).toHaveText('content.shown + video.wanted.loading + motion.moving')
  for (const id of ['hero.content.shown', 'hero.video.wanted.loading', 'hero.motion.moving'])
    await expect(state(page, id)).toHaveAttribute('data-active')
})

test('by keyboard alone, from the gallery to a sent form', async ({ page, pageLog }) => {
  await inspect(page, '')
  await tabTo(page, 'leadForm')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('state')).toHaveText('ready.editing')
  await tabTo(page, 'lead.submit [otherwise]')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('state')).toHaveText('submitting.sending')
  await tabTo(page, 'sendLead answers [isStored]')
  await page.keyboard.press('Space')
  await expect(page.getByTestId('state')).toHaveText('sent')
  expect(pageLog).toEqual([])
})

test('a session survives a reload, and its address opens it elsewhere', async ({ page, context }) => {
  await inspect(page, '#/leadForm')
  const now = page.getByTestId('state')
  await page.getByRole('button', { name: /^fills the form and sends it/ }).click()
  await page.getByRole('button', { name: /^the network fails/ }).click()
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect(now).toHaveText('submitting.sending')
  await page.reload()
  await expect(now).toHaveText('submitting.sending')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(now).toHaveText('submitting.pausing')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('state')).toHaveText('submitting.pausing')
  await other.getByRole('button', { name: 'Start again' }).click()
  await expect(other.getByTestId('state')).toHaveText('ready.editing')
})

test('what was played is copied as a journey', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await inspect(page, '#/leadForm')
  await page.getByRole('button', { name: /^fills the form and sends it/ }).click()
  const copy = page.getByRole('button', { name: 'Copy as a journey' })
  await expect(copy).toBeDisabled()
  await page.getByLabel('What the visitor does, in words').fill('sends it')
  await copy.click()
  await expect(page.getByText('Copied')).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  const event = JSON.stringify(fixture.events['lead.submit']?.[0].event)
  expect(code).toContain(`name: "sends it",\n  steps: [does(${event})],`)
  expect(code).toContain('toEqual({"submitting":"sending"})')
})
