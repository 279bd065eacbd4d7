/** The hero of the home page where the visitor wants less: its film and its particles. */
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

test('keeps its poster when the browser saves data', async ({ page }) => {
  const requests = videoRequests(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
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
