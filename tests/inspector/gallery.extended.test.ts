/** All machines at a glance, each drawn whole, and each one fit for everybody to look at. */

import { machines } from '../../machines/index.ts'
import { actionNames } from '../../machines/kit/labels.ts'
import { allStateNodes, transitionsOf } from '../../machines/kit/structure.ts'
import type { MachineEntry } from '../../machines/machine-entry.ts'
import { tracesOf } from '../path-harness/traces.ts'
import { COLOURS, violationsOf } from '../support/accessibility.ts'
import { expect, inspect, state, test } from './fixtures.ts'

const aTrace = `#/leadForm?trace=${(await tracesOf('leadForm'))[0]?.id}&step=1`

const entries = Object.entries<MachineEntry>(machines)

test('the gallery shows every machine of the registry, with its chart', async ({ page, pageLog }) => {
  await inspect(page, '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${entries.length} machines run this site`)
  for (const [name, { purpose }] of entries) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(card).toContainText(purpose)
    await expect(card.locator('svg')).toHaveCount(1)
  }
  expect(pageLog).toEqual([])
})

test('every machine is drawn: its states apart from one another, what they and their transitions do, no line through words', async ({
  page,
  pageLog,
}) => {
  // Each is laid out, and measured line by line.
  test.slow()
  await inspect(page, '')
  for (const [name, { machine }] of entries) {
    await page.goto(`/inspector/#/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    for (const node of allStateNodes(machine)) await expect(state(page, node.id)).toBeVisible()
    await expect(page.locator('[data-active][data-type="atomic"]').first()).toBeVisible()
    expect(await overlappingBoxes(page.getByTestId(/^state /)), name).toEqual([])
    expect(await struckWords(page), name).toEqual([])
    const said = await page.getByRole('region', { name: `Statechart of ${name}` }).textContent()
    for (const action of actionsOf(machine)) expect(said, name).toContain(action)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  expect(pageLog).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`no view fails an accessibility check, ${colorScheme}`, async ({ page, pageLog }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const hash of [
      '',
      '#/leadForm',
      '#/hero',
      '#/leadForm/paths',
      aTrace,
      '#/live',
      '#/noSuchMachine',
    ]) {
      await page.goto(`/inspector/${hash}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (hash !== '#/live' && hash !== '#/noSuchMachine') await page.locator('svg').first().waitFor()
      expect(await violationsOf(page, colorScheme === 'dark' ? COLOURS : {}), hash).toEqual([])
    }
    expect(pageLog).toEqual([])
  })

test('nothing needs to be scrolled sideways on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const hash of ['', '#/leadForm', '#/leadForm/paths', '#/live']) {
    await page.goto(`/inspector/${hash}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768)
  }
})

test('a chart that is wider than its frame is legible, and opens at the state it is in', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await inspect(page, '#/leadForm')
    const chart = page.getByRole('region', { name: 'Statechart of leadForm' })
    await expect(state(page, 'leadForm.ready.editing')).toBeInViewport({ ratio: 1 })
    const { scrolls, smallest } = await chart.evaluate((frame) => {
      const words = [...frame.querySelectorAll('text, span:not(:empty)')]
      const scale = frame.querySelector('svg')?.getScreenCTM()?.a ?? 0
      const sizes = words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize) * scale)
      return { scrolls: frame.scrollWidth > frame.clientWidth, smallest: Math.min(...sizes) }
    })
    expect(scrolls).toBe(true)
    expect(smallest).toBeGreaterThanOrEqual(11)
  }
})

test('a chart that takes time says so until it is there', async ({ page }) => {
  let release = () => {}
  const wait = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/src/inspector/main.tsx*', async (route) => {
    await wait
    await route.continue()
  })
  await page.goto('/inspector/#/drawer', { waitUntil: 'commit' })
  await expect(page.getByRole('progressbar', { name: 'Opening the inspector' })).toBeVisible()
  await page.route('**/elkjs*', async (route) => {
    await laidOut
    await route.continue()
  })
  let layOut = () => {}
  const laidOut = new Promise<void>((resolve) => {
    layOut = resolve
  })
  release()
  await expect(page.getByRole('progressbar', { name: 'Laying out the chart' })).toBeVisible()
  layOut()
  await expect(state(page, 'drawer.closed')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

function actionsOf(machine: MachineEntry['machine']): string[] {
  const nodes = allStateNodes(machine)
  return [
    ...nodes.flatMap(({ entry, exit }) => actionNames([...entry, ...exit])),
    ...nodes.flatMap(transitionsOf).flatMap(({ actions }) => actionNames(actions)),
  ]
}

/** Words of the chart that a line which is not theirs runs through, measured where they were drawn. */
function struckWords(page: import('playwright/test').Page) {
  return page
    .locator('svg')
    .first()
    .evaluate((chart) => {
      const MARGIN = 1
      const STEP = 3
      const words = [...chart.querySelectorAll('foreignObject, text')].map((element) => ({
        owner: element.getAttribute('data-words'),
        said: element.textContent ?? '',
        box: element.getBoundingClientRect(),
      }))
      return [...chart.querySelectorAll('[data-line]')].flatMap((line) => {
        const id = line.getAttribute('data-line') ?? ''
        const path = line.querySelector('path')
        const toScreen = path?.getScreenCTM()
        if (!path || !toScreen) return [`${id} is not drawn`]
        const points = Array.from({ length: Math.ceil(path.getTotalLength() / STEP) }, (_, at) =>
          path.getPointAtLength(at * STEP).matrixTransform(toScreen),
        )
        return words
          .filter(
            ({ owner, box }) =>
              owner !== id &&
              points.some(
                ({ x, y }) =>
                  x > box.left + MARGIN &&
                  x < box.right - MARGIN &&
                  y > box.top + MARGIN &&
                  y < box.bottom - MARGIN,
              ),
          )
          .map(({ said }) => `${id} through ${said}`)
      })
    })
}

/** Pairs of boxes that overlap without one holding the other. */
function overlappingBoxes(boxes: ReturnType<import('playwright/test').Page['getByTestId']>) {
  return boxes.evaluateAll((groups) => {
    const rects = groups.map((group) => ({
      name: group.getAttribute('data-testid') ?? '',
      box: (group.querySelector('rect') ?? group).getBoundingClientRect(),
    }))
    const holds = (outer: DOMRect, inner: DOMRect) =>
      outer.left <= inner.left &&
      outer.top <= inner.top &&
      outer.right >= inner.right &&
      outer.bottom >= inner.bottom
    const apart = (one: DOMRect, other: DOMRect) =>
      one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
    return rects.flatMap((one, index) =>
      rects
        .slice(index + 1)
        .filter(({ box }) => !apart(one.box, box) && !holds(one.box, box) && !holds(box, one.box))
        .map((other) => `${one.name} and ${other.name}`),
    )
  })
}
