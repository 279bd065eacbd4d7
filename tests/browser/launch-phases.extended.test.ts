/** The four phases of a launch on the home page: rotation, pauses, pointer and keyboard. */
import type { Page } from 'playwright/test'
import { LAUNCH_PHASES } from '../../content/constants.ts'
import { home } from '../../content/pages/home.ts'
import { nextFrames, stopClock } from '../path-harness/screen.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './visitor.ts'

const launch = (page: Page) => page.getByRole('region', { name: home.launch.title })
const tabs = (page: Page) => launch(page).getByRole('tab')
const chosen = (page: Page) => launch(page).getByRole('tab', { selected: true })
const label = (phase: number) => RegExp(`${home.launch.phases[phase]?.label}`)

test.describe('the launch phases', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await stopClock(page)
  })

  test('show the clicked phase only', async ({ page }) => {
    await tabs(page).nth(2).click()
    await expect(chosen(page)).toHaveText(label(2))
    await expect(launch(page).getByRole('tabpanel')).toHaveCount(1)
    await expect(launch(page).getByRole('tabpanel')).toContainText(home.launch.phases[2].text)
    // Its picture has opened to the corners.
    const picture = launch(page).getByRole('tabpanel').locator('img')
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }))
    const isWhole = () =>
      picture.evaluate((image) => {
        const { left, top } = image.getBoundingClientRect()
        return document.elementFromPoint(left + 20, top + 20) === image
      })
    await expect.poll(isWhole).toBe(true)
  })

  test('have their pictures before they are chosen', async ({ page }) => {
    await tabs(page).first().scrollIntoViewIfNeeded()
    const missing = () =>
      launch(page)
        .locator('img')
        .evaluateAll(
          (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length,
        )
    await expect.poll(missing).toBe(0)
  })

  test('go on once the pointer leaves, although the clicked tab keeps the focus', async ({ page }) => {
    await tabs(page).nth(2).click()
    await page.mouse.move(600, 8)
    await expect(tabs(page).nth(2)).toBeFocused()
    await expect(launch(page)).toHaveAttribute('data-state', 'rotating')
    await page.clock.runFor(LAUNCH_PHASES.rotationMs)
    await expect(chosen(page)).toHaveText(label(3))
  })

  test('work by keyboard: arrows, Home and End, with a single Tab stop', async ({ page }) => {
    await tabs(page).first().focus()
    for (const [key, phase] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowDown', 0],
      ['ArrowUp', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await nextFrames(page)
      await expect(tabs(page).nth(phase)).toBeFocused()
      await expect(chosen(page)).toHaveText(label(phase))
    }
    await page.keyboard.press('Tab')
    await expect(launch(page).getByRole('button', { name: home.launch.pauseAction })).toBeFocused()
  })

  test('pause and resume on request', async ({ page }) => {
    const { pauseAction, resumeAction } = home.launch
    await launch(page).evaluate((element) => element.scrollIntoView())
    await launch(page).getByRole('button', { name: pauseAction }).dispatchEvent('click')
    await expect(launch(page)).toHaveAttribute('data-state', 'paused')
    await page.clock.runFor(3 * LAUNCH_PHASES.rotationMs)
    await expect(chosen(page)).toHaveText(label(0))
    const progress = (milliseconds?: number) =>
      chosen(page).evaluate((tab, to) => {
        const [line] = tab.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation)
        if (line && to !== undefined) line.currentTime = to
        return Number(line?.currentTime)
      }, milliseconds)
    expect(await progress(3_900)).toBe(3_900)
    await launch(page).getByRole('button', { name: resumeAction }).dispatchEvent('click')
    await expect(launch(page)).toHaveAttribute('data-state', 'rotating')
    // The four seconds start over, and so does the progress line.
    expect(await progress()).toBeLessThan(3_900)
  })
})
