/** The paths the tests walk, as a list to search, as heat, and as films with an address. */
import { stateLabel } from '../../machines/kit/labels.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import { tracesOf } from '../path-harness/traces.ts'
import { expect, inspect, state, test } from './fixtures.ts'

const traces = await tracesOf('leadForm')
const journeys = traces.filter(({ kind }) => kind === 'journey')
/** A path with a step in its middle that is not its end. */
const longest = traces.toSorted((one, other) => other.steps.length - one.steps.length)[0] as Trace

test('paths are found by words, by kind and by transition, and left as they were found', async ({
  page,
  pageLog,
}) => {
  await inspect(page, '#/leadForm/paths')
  const list = page.getByRole('region', { name: 'Paths', exact: true })
  await expect(list.getByRole('listitem')).toHaveCount(traces.length)
  await page.getByRole('button', { name: /^Journey/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(journeys.length)
  const name = journeys[0]?.name ?? ''
  await page.getByLabel('Search paths').fill(name)
  await list.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search paths')).toHaveValue(name)

  await inspect(page, '#/leadForm')
  await inspect(page, '#/leadForm/paths')
  const row = page.getByRole('region', { name: 'Statechart of leadForm' }).getByRole('button', {
    name: /sendLead answers \[isStored\]/,
  })
  const count = Number((await row.textContent())?.match(/^\d+/)?.[0])
  await row.click()
  await expect(list.getByRole('listitem')).toHaveCount(count)
  expect(pageLog).toEqual([])
})

test('a link opens a path at its step, and scrubbing changes the link', async ({ page, pageLog }) => {
  const middle = Math.floor(longest.steps.length / 2)
  const active = (step: number) => `leadForm.${stateLabel(longest.visits[step - 1]?.state)}`
  await inspect(page, `#/leadForm?trace=${longest.id}&step=${middle}`)
  await expect(page.getByText(`${middle} of ${longest.steps.length}`, { exact: true })).toBeVisible()
  await expect(state(page, active(middle))).toHaveAttribute('data-active')
  await page.getByRole('slider', { name: 'Step' }).focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(RegExp(`step=${longest.steps.length}$`))
  await expect(state(page, active(longest.steps.length))).toHaveAttribute('data-active')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/step=0$/)
  await expect(page).toHaveURL(/step=1$/)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  expect(pageLog).toEqual([])
})

test('what failed in a test is listed, and opens at the step that failed', async ({ page }) => {
  const failures = [
    {
      ...{ on: 'the machine', machine: 'leadForm', name: longest.name, message: 'It differs' },
      ...{ trace: longest.id, at: 1 },
    },
    {
      ...{ on: 'random walks', machine: 'leadForm', name: 'breaks a promise', message: '' },
      steps: longest.steps.slice(0, 2),
    },
  ]
  await page.route(/virtual:machine-words/, async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      body: body.replace(/export const failures = .*/, `export const failures = ${JSON.stringify(failures)}`),
    })
  })
  await inspect(page, '#/leadForm/paths')
  const failed = page.getByRole('region', { name: 'Failed in the latest tests' })
  await expect(failed.getByRole('listitem')).toHaveText([/It differs/, /breaks a promise.*random walks/])
  await failed.getByRole('link').first().click()
  await expect(page).toHaveURL(RegExp(`trace=${longest.id}&step=1$`))
  await page.goBack()
  await failed.getByRole('link', { name: 'breaks a promise' }).click()
  await expect(page.getByText('Failed in a test: breaks a promise')).toBeVisible()
  await expect(page.getByTestId('state')).toHaveText(stateLabel(longest.visits[1]?.state))
})
