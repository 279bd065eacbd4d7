/** That the inspector opens, draws a machine and lets it be played. Quick, for whoever changes it. */
import { machines } from '../../machines/index.ts'
import { expect, inspect, state, test } from './fixtures.ts'

test('every machine has its chart, and a click moves one on', async ({ page, pageLog }) => {
  await inspect(page, '')
  for (const name of Object.keys(machines)) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(card.locator('svg')).toHaveCount(1)
  }
  await inspect(page, '#/leadForm')
  const chart = page.getByRole('region', { name: 'Statechart of leadForm' })
  await chart.getByRole('button', { name: 'lead.submit [otherwise]' }).click()
  await expect(page.getByTestId('state')).toHaveText('submitting.sending')
  await expect(state(page, 'leadForm.submitting')).toHaveAttribute('data-active')
  expect(pageLog).toEqual([])
})
