/** The film and the particles of the home page: when they move, and when they do not. */
import type { Page } from 'playwright/test'
import { HERO } from '../../content/constants.ts'
import { home } from '../../content/pages/home.ts'
import { expect, test } from './fixtures.ts'

const hero = (page: Page) => page.getByRole('region', { name: home.hero.title })

/** The requests for the background video so far. */
function videoRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/media\/hero-\w+\.(webm|mp4)/.test(request.url())) requests.push(request.url())
  })
  return requests
}

test('keeps its poster with reduced motion', async ({ page }) => {
  const requests = videoRequests(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(hero(page)).toHaveAttribute('data-video', 'unavailable')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
})

test('has 25 particles, hidden from screen readers, that stop moving with reduced motion', async ({
  page,
}) => {
  await page.goto('/')
  const particles = hero(page).locator('[aria-hidden="true"] > span')
  await expect(particles).toHaveCount(HERO.particles)
  const moving = () =>
    particles.evaluateAll(
      (all) => all.filter((particle) => getComputedStyle(particle).animationName !== 'none').length,
    )
  await expect.poll(moving).toBe(HERO.particles)
  const positions = await particles.evaluateAll((all) =>
    all.map((particle) => getComputedStyle(particle).left),
  )
  expect(new Set(positions).size).toBeGreaterThan(20)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
})

test('requests its video after the page has loaded, and shows it in place of the poster', async ({
  page,
}) => {
  const requests = videoRequests(page)
  let atLoad = -1
  page.on('load', () => {
    atLoad = requests.length
  })
  await page.goto('/')
  await expect(hero(page)).toHaveAttribute('data-video', 'playing')
  expect(atLoad).toBe(0)
  expect(requests.length).toBeGreaterThan(0)
  const video = page.locator('video')
  await expect(page.locator('video + div')).toHaveCSS('opacity', '0')
  expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
    true,
    true,
  ])
})

test('pauses all that moves on request, and lets it go on', async ({ page }) => {
  await page.goto('/')
  await expect(hero(page)).toHaveAttribute('data-video', 'playing')
  const state = () =>
    hero(page).evaluate((section) => {
      const film = section.querySelector('video')
      const particles = [...section.querySelectorAll('[aria-hidden="true"] > span')]
      return {
        film: film?.paused ? 'paused' : 'running',
        particles: [
          ...new Set(particles.map((one) => getComputedStyle(one).animationPlayState.split(',')[0])),
        ],
        field: getComputedStyle(section.querySelector('img + div') ?? section, '::before').animationPlayState,
      }
    })
  await expect.poll(state).toEqual({ film: 'running', particles: ['running'], field: 'running' })
  await hero(page).getByRole('button', { name: home.hero.pauseAction }).press('Enter')
  await expect.poll(state).toEqual({ film: 'paused', particles: ['paused'], field: 'paused' })
  await expect(page.locator('video + div')).toHaveCSS('opacity', '0')
  const play = hero(page).getByRole('button', { name: home.hero.resumeAction })
  await expect(play).toBeFocused()
  await play.press('Enter')
  await expect.poll(state).toEqual({ film: 'running', particles: ['running'], field: 'running' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(hero(page).getByRole('button')).toBeHidden()
})
