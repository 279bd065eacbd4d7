/** The delays of section 9 on both sides of their number of milliseconds. */
import type { Page } from 'playwright/test'
import { DROPDOWN_DELAY } from '../../content/constants.ts'
import { navigation } from '../../content/navigation.ts'
import { stopClock } from '../path-harness/screen.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

/** One less, the number itself, one more; up and down again. */
const around = (number: number) => [number - 1, number, number + 1, number, number - 1]

test.describe('in time', () => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  test.beforeAll(async ({ browser, site }) => {
    page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 800 } })
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await away()
    await stopClock(page)
  })
  test.afterAll(() => page.close())

  const away = () => page.mouse.move(600, 790)
  const menu = () =>
    page.locator('header').getByRole('link', { name: navigation.buyerServices.links[2].label })
  const point = () => page.getByRole('button', { name: navigation.buyerServices.label }).hover()
  /** Until the menu opens with its full delay again. */
  const cool = async () => {
    await away()
    await page.clock.runFor(2 * (DROPDOWN_DELAY.closeMs + DROPDOWN_DELAY.skipMs))
    await expect(menu()).toBeHidden()
  }
  const opened = async () => {
    await point()
    await page.clock.runFor(DROPDOWN_DELAY.openMs + DROPDOWN_DELAY.skipMs)
    await expect(menu()).toBeVisible()
  }

  test('the menu opens after 200 ms', async () => {
    for (const ms of around(DROPDOWN_DELAY.openMs)) {
      await cool()
      await point()
      await page.clock.runFor(ms)
      await expect(menu(), `${ms} ms`).toBeVisible({ visible: ms >= DROPDOWN_DELAY.openMs })
    }
  })

  test('the menu closes after 150 ms', async () => {
    for (const ms of around(DROPDOWN_DELAY.closeMs)) {
      await cool()
      await opened()
      await away()
      await page.clock.runFor(ms)
      await expect(menu(), `${ms} ms`).toBeVisible({ visible: ms < DROPDOWN_DELAY.closeMs })
    }
  })

  test('the menu opens again at once for 300 ms', async () => {
    for (const ms of around(DROPDOWN_DELAY.skipMs)) {
      await cool()
      await opened()
      await away()
      await page.clock.runFor(DROPDOWN_DELAY.closeMs)
      await page.clock.runFor(ms)
      await point()
      await expect(menu(), `${ms} ms`).toBeVisible({ visible: ms < DROPDOWN_DELAY.skipMs })
    }
  })
})
