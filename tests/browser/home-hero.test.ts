/** The picture and the words that the home page begins with. */
import { HERO } from '../../content/constants.ts'
import { expect, test } from './fixtures.ts'

test('is in the light of the hour in Calgary, from before any script arrives, in both themes', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  const times = {
    dawn: '2026-06-21T05:30-06:00',
    day: '2026-06-21T13:00-06:00',
    dusk: '2026-06-21T21:45-06:00',
    night: '2026-06-21T23:59-06:00',
  }
  for (const [daylight, time] of Object.entries(times)) {
    await page.clock.setFixedTime(time)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const poster = page.locator('video + div')
      await expect(poster).toHaveCSS('background-image', new RegExp(`/media/hero-${daylight}\\b`))
    }
  }
})

test('its headline appears with its own face, or keeps the one it has appeared with', async ({
  context,
  page,
}) => {
  const headline = page.getByRole('heading', { level: 1 })
  const face = () => headline.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])
  const opacity = () => headline.evaluate((element) => Number(getComputedStyle(element).opacity))
  const animations = await context.newCDPSession(page)
  await animations.send('Animation.enable')
  // So slow that the typeface comes first.
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
  await page.goto('/')
  await expect.poll(face).toContain('Headline')
  await animations.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(opacity).toBe(1)

  await page.evaluate(() => localStorage.clear())
  let send = () => {}
  const late = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/')
  await expect.poll(opacity).toBe(1)
  // A style that is asked for can be ahead of the screen: the headline has appeared once a frame has shown it.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const shown = await face()
  expect(shown).toContain('Fallback')
  send()
  await page.evaluate(() => document.fonts.ready)
  expect(await face()).toBe(shown)
})

test('shows its content 300 ms after the first paint, without a script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  const content = page.getByRole('heading', { level: 1 }).locator('..')
  /** The content's opacity so many milliseconds after the first paint. */
  const opacityAt = (milliseconds: number) =>
    content.evaluate((element: HTMLElement, time) => {
      element.style.animationName = 'none'
      getComputedStyle(element).getPropertyValue('opacity')
      element.style.animationName = ''
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
      return Number(getComputedStyle(element).opacity)
    }, milliseconds)
  expect(await opacityAt(HERO.contentDelayMs - 1)).toBeLessThan(0.1)
  expect(await opacityAt(HERO.contentDelayMs + 100)).toBeGreaterThan(0.1)
  expect(await opacityAt(HERO.contentDelayMs + 500)).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await opacityAt(0)).toBe(1)
})
