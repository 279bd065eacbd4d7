/** Where the visitor wants motion, drawings follow the scroll and panels unfold; everywhere else all is finished and still. */
import type { Page } from 'playwright/test'
import { navigation } from '../../content/navigation.ts'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { expect, test } from './fixtures.ts'
import { bars, recordMoving, smallest } from './motion.ts'
import { open } from './visitor.ts'

const CHARTS = '/listing-presentation'

/** How opaque what a press opens is, in the frames after it in which it shows. Its own heading counts where it has one. */
async function opacitiesOnceOpened(page: Page, path: string, control: string): Promise<number[]> {
  await open(page, path)
  const opacities = await page
    .locator(control)
    .first()
    .evaluate(async (control: HTMLElement) => {
      control.click()
      const seen: number[] = []
      for (let frame = 0; frame < 12; frame += 1) {
        await new Promise(requestAnimationFrame)
        const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
        if (!panel?.checkVisibility()) continue
        let opacity = 1
        for (let part = panel.querySelector('h3') ?? panel; ; part = part.parentElement ?? panel) {
          opacity *= Number(getComputedStyle(part).opacity)
          if (part === panel) break
        }
        seen.push(opacity)
      }
      return seen
    })
  expect(opacities.length).toBeGreaterThan(6)
  return opacities
}

/** How far below its place in the page the picture at its top is drawn, in px. */
const lagOf = (page: Page): Promise<number> =>
  page.locator('[data-hero="picture"]').evaluate((frame) => {
    const picture = frame.querySelector('img')
    return picture ? picture.getBoundingClientRect().top - frame.getBoundingClientRect().top : Number.NaN
  })

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('bars grow as they are scrolled into view', async ({ page }) => {
    await open(page, CHARTS)
    const chart = bars(page).first()
    await expect.poll(() => smallest(chart)).toBeLessThan(1)
    await chart.evaluate((bar) => bar.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => smallest(chart)).toBeGreaterThan(1)
  })

  test('the page rises over the picture at its top, which stays behind and never leaves its frame', async ({
    page,
  }) => {
    await page.goto('/aerial-videos')
    expect(await lagOf(page)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await expect.poll(() => lagOf(page)).toBeGreaterThan(20)
    await expect(page.locator('[data-lags]')).toHaveCSS('overflow-y', 'clip')
  })

  test('the menu of the header is never translucent, as text is behind it', async ({ page }) => {
    const opacities = await opacitiesOnceOpened(page, '/contact', 'header [aria-controls]')
    expect(new Set(opacities)).toEqual(new Set([1]))
  })

  for (const path of ['/', '/buyer'])
    test(`a tab’s panel fades in on ${path}, and is never blank`, async ({ page }) => {
      const opacities = await opacitiesOnceOpened(page, path, '[role="tab"][aria-selected="false"]')
      expect(opacities[0]).toBeGreaterThan(0.4)
      expect(opacities[0]).toBeLessThan(0.7)
      expect(opacities.at(-1)).toBeGreaterThan(0.7)
      expect(opacities).toEqual(opacities.toSorted((a, b) => a - b))
    })

  test('an answer unfolds, and the rows below it move as it does', async ({ page }) => {
    await open(page, '/buyers-guide')
    const animations = await page.context().newCDPSession(page)
    await animations.send('Animation.enable')
    // So slow that it can be seen on its way.
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
    await page.locator('h3 > [aria-controls]').first().click()
    const growing = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some((one) => one instanceof CSSTransition && one.transitionProperty === 'height'),
      )
    await expect.poll(growing).toBe(true)
  })

  test('every bar is finished on paper', async ({ page }) => {
    await page.goto(CHARTS)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => smallest(bars(page))).toBeGreaterThan(1)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the picture at the top of a page goes with it', async ({ page }) => {
    await page.goto('/aerial-videos')
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
    expect(await lagOf(page)).toBe(0)
  })

  test('the menu opens and closes at once', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, '/contact')
    const menu = page.getByRole('dialog', { name: navigation.drawer.label })
    await page.getByRole('button', { name: navigation.drawer.openAction }).click()
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect(box && box.x + box.width).toBeCloseTo(360)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  })
})

test('with reduced motion the light of the day, which is not how the picture is drawn, is there at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-06-21T13:00-06:00')
  const moving = await recordMoving(page)
  await open(page, '/')
  expect(await moving()).toEqual([])
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`the way to the top is ${reducedMotion === 'reduce' ? 'a jump' : 'smooth'} with "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, '/infrastructure')
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    const toTop = page.getByRole('button', { name: infrastructure.navigation.topAction })
    await expect(toTop).toBeVisible()
    const left = await toTop.evaluate((button: HTMLButtonElement) => {
      button.click()
      return window.scrollY
    })
    expect(left > 0).toBe(reducedMotion === 'no-preference')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
