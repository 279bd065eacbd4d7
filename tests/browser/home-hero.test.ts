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
  // The themes by turns: two hours of each.
  const themes = ['light', 'dark'] as const
  for (const [index, [daylight, time]] of Object.entries(times).entries()) {
    await page.clock.setFixedTime(time)
    await page.emulateMedia({ colorScheme: themes[index % 2] ?? null })
    await page.goto('/')
    const poster = page.locator('video + div')
    await expect(poster).toHaveCSS('background-image', new RegExp(`/media/hero-${daylight}\\b`))
  }
})

test('its headline is in its own face before any other typeface has arrived, and keeps it', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  const headline = page.getByRole('heading', { level: 1 })
  const width = () =>
    headline.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect().width
    })
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
        .map(({ family }) => family),
    )
  await expect.poll(faces).toEqual(['Headline'])
  const before = await width()
  await page.unroute('**/*.woff2')
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  expect(Math.abs((await width()) - before)).toBeLessThan(1)
  // Every letter of it is there: in the fallback it would be of another width.
  await headline.evaluate((element) => element.style.setProperty('font-family', 'serif'))
  expect(Math.abs((await width()) - before)).toBeGreaterThan(3)
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
