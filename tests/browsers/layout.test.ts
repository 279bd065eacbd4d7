/** What a style sheet has to come to in each browser. */
import { SCROLL_THRESHOLD } from '../../content/constants.ts'
import { navigation, quickActions } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { button, scrollTo, visit } from './visits.ts'

const PHONE = [390, 844] as const
/** Of the quick actions: one line, in pixels. */
const BAR = { least: 26, most: 36 }

test('the quick actions take one line of a phone', async ({ driver }) => {
  await driver.resize(...PHONE)
  await visit(driver, '/')
  await scrollTo(driver, SCROLL_THRESHOLD.quickActions + 1)
  const height = () =>
    driver.evaluate(
      (label) => document.querySelector(`nav[aria-label="${label}"]`)?.getBoundingClientRect().height ?? 0,
      quickActions.label,
    )
  await expect.poll(height).toBeGreaterThanOrEqual(BAR.least)
  expect(await height()).toBeLessThanOrEqual(BAR.most)
})

test('the rows of the menu on a phone are as high as their links', async ({ driver }) => {
  await driver.resize(...PHONE)
  await visit(driver, '/contact')
  await driver.click(button(navigation.drawer.openAction, 'header'))
  const excess = () =>
    driver.evaluate(
      () =>
        [...document.querySelectorAll('[role="dialog"] li')].map(
          (row) => row.getBoundingClientRect().height - (row.querySelector('a')?.offsetHeight ?? 0),
        ),
      null,
    )
  await expect.poll(async () => (await excess()).length).toBeGreaterThan(10)
  for (const pixels of await excess()) expect(pixels).toBeLessThan(2)
})

test('the site’s own typefaces are shown', async ({ driver }) => {
  await visit(driver, '/contact')
  const loaded = () =>
    driver.evaluate(
      () =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      null,
    )
  await expect.poll(loaded).toContain('Fraunces')
  await expect.poll(loaded).toContain('Instrument Sans')
})
