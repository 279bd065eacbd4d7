/** Every view of the inspector can be read by everybody, on a phone and a tablet too. */
import { machines } from '../../machines/index.ts'
import { allStateNodes } from '../../machines/kit/structure.ts'
import type { MachineEntry } from '../../machines/machine-entry.ts'
import { tracesOf } from '../path-harness/traces.ts'
import { COLOURS, violationsOf } from '../support/accessibility.ts'
import { expect, inspect, state, test } from './fixtures.ts'

const aTrace = `#/leadForm?trace=${(await tracesOf('leadForm'))[0]?.id}&step=1`
const CHARTS = ['', '#/leadForm', '#/hero', '#/leadForm/paths', aTrace]

test('every machine is drawn with all its states', async ({ page, pageLog }) => {
  // Each chart is laid out.
  test.slow()
  await inspect(page, '')
  for (const [name, { machine }] of Object.entries<MachineEntry>(machines)) {
    await page.goto(`/inspector/#/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    for (const node of allStateNodes(machine)) await expect(state(page, node.id)).toBeVisible()
    await expect(page.locator('[data-active][data-type="atomic"]').first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  expect(pageLog).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`no view fails an accessibility check or scrolls sideways, ${colorScheme}`, async ({
    page,
    pageLog,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const hash of [...CHARTS, '#/live', '#/noSuchMachine']) {
      await page.goto(`/inspector/${hash}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (CHARTS.includes(hash)) await page.locator('svg').first().waitFor()
      expect(await violationsOf(page, colorScheme === 'dark' ? COLOURS : {}), hash).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(768)
    }
    expect(pageLog).toEqual([])
  })

test('a chart that is wider than its frame is legible, and opens at the state it is in', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await inspect(page, '#/leadForm')
    await expect(state(page, 'leadForm.ready.editing')).toBeInViewport({ ratio: 1 })
    const smallest = await page.getByRole('region', { name: 'Statechart of leadForm' }).evaluate((frame) => {
      const scale = frame.querySelector('svg')?.getScreenCTM()?.a ?? 0
      const words = [...frame.querySelectorAll('text, span:not(:empty)')]
      return scale * Math.min(...words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)))
    })
    expect(smallest).toBeGreaterThanOrEqual(11)
  }
})
