/** A machine in one's own hands: by mouse on the chart and beside it, by keyboard alone, and back in time. */
import { tabTo } from '../browser/visitor.ts'
import { expect, inspect, state, test } from './fixtures.ts'

test('clicks bring the lead form to sent, and a step back returns', async ({ page, pageLog }) => {
  await inspect(page, '#/leadForm')
  const now = page.getByTestId('state')
  await expect(now).toHaveText('ready.editing')

  const chart = page.getByRole('region', { name: 'Statechart of leadForm' })
  await chart.getByRole('button', { name: 'lead.submit [otherwise]' }).click()
  await expect(now).toHaveText('submitting.sending')
  await expect(state(page, 'leadForm.submitting')).toHaveAttribute('data-active')
  await expect(page.getByText('did notifyFailure')).toHaveCount(0)

  await page
    .getByRole('region', { name: 'Running work' })
    .getByRole('button', { name: /stored/ })
    .first()
    .click()
  await expect(now).toHaveText('sent')
  await expect(state(page, 'leadForm.sent')).toHaveAttribute('data-active')
  await expect(state(page, 'leadForm.submitting')).not.toHaveAttribute('data-active')
  await expect(page.getByText('did clearFields, notifySuccess')).toBeVisible()
  const receipt = page.locator('dl > div').filter({ hasText: 'receipt' })
  await expect(receipt).toHaveAttribute('data-changed')
  await expect(receipt).toContainText('"duplicate": false')

  await page.getByRole('button', { name: 'Step back' }).click()
  await expect(now).toHaveText('submitting.sending')
  await expect(state(page, 'leadForm.submitting')).toHaveAttribute('data-active')
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    /^starts/,
    /^lead.submit/,
    /^sendLead answers/,
  ])
  expect(pageLog).toEqual([])
})

test('another way on from an earlier moment replaces what came after it', async ({ page }) => {
  await inspect(page, '#/leadForm')
  const now = page.getByTestId('state')
  await page.getByRole('button', { name: 'lead.submit [otherwise]' }).click()
  await page.getByRole('button', { name: /^sendLead fails → pausing/ }).click()
  await expect(now).toHaveText('submitting.pausing')
  await page.getByRole('button', { name: 'Step back' }).click()
  await page.getByRole('button', { name: /^12 s pass/ }).click()
  await expect(now).toHaveText('submitting.pausing')
  await expect(page.getByText('12 s on the clock')).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    /^starts/,
    /^lead.submit/,
    /^12 s pass/,
  ])
})

test('the clock moves by as much as one likes, and a delay knows what is left of it', async ({ page }) => {
  await inspect(page, '#/hero')
  await page.getByLabel('Let time pass, in milliseconds').fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByText('100 ms on the clock')).toBeVisible()
  await expect(page.getByTestId('state')).toHaveText('content.waiting + video.wanted.loading + motion.moving')
  await page.getByRole('button', { name: /^200 ms pass/ }).click()
  await expect(page.getByTestId('state')).toHaveText('content.shown + video.wanted.loading + motion.moving')
})

test('regions of a parallel machine move by themselves', async ({ page }) => {
  await inspect(page, '#/hero')
  await page.getByRole('button', { name: /^300 ms pass/ }).click()
  await expect(page.getByTestId('state')).toHaveText('content.shown + video.wanted.loading + motion.moving')
  for (const id of [
    'hero.content',
    'hero.content.shown',
    'hero.video',
    'hero.video.wanted',
    'hero.video.wanted.loading',
    'hero.motion.moving',
  ])
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

test('an event that is no event is refused in words', async ({ page }) => {
  await inspect(page, '#/reveal')
  await page.getByText('Another event').click()
  await page.getByLabel('Event, as JSON').fill('{ "type": ')
  await page.getByRole('button', { name: 'Send event' }).click()
  await expect(page.getByText('This is not JSON with a "type".')).toBeVisible()
})
